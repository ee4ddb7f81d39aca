import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { csvStream } from './csv-answer.js';

const LETTERS = [
  { name: 'Zoë, of the "kiln"', message: 'two\nlines', change: -5, isRead: true, at: new Date('2026-11-21T18:00:00Z') },
  { name: '=HYPERLINK("https://evil.example")', message: '+1 555 0100', change: 5, isRead: false, at: null },
  { name: '-2+3', message: '@SUM(A1)', change: 0, isRead: false, at: null },
  { name: '\tcmd', message: '\rcmd', change: 0, isRead: false, at: null },
  { name: 'a = b', message: '', change: 0, isRead: false, at: null },
];

@Controller()
class Exports {
  @Get() read() {
    const columns = { name: 'Name', message: 'Message', change: 'Change', isRead: 'Read', at: 'Received' };
    return csvStream('letters.csv', columns, LETTERS);
  }
}

@Module({ controllers: [Exports] })
class App {}

let app: NestExpressApplication;
beforeAll(async () => {
  app = await NestFactory.create<NestExpressApplication>(App, { logger: false });
  await app.init();
});
afterAll(() => app.close());

it('is a file of quoted cells, none of which a spreadsheet takes for a formula', async () => {
  const { headers, text } = await request(app.getHttpServer()).get('/').expect(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="letters.csv"',
  });
  expect(text).toBe(
    [
      '\uFEFFName,Message,Change,Read,Received',
      '"Zoë, of the ""kiln""","two\nlines",-5,true,2026-11-21T18:00:00.000Z',
      `"'=HYPERLINK(""https://evil.example"")",'+1 555 0100,5,false,`,
      `'-2+3,'@SUM(A1),0,false,`,
      `'\tcmd,"'\rcmd",0,false,`,
      'a = b,,0,false,',
      '',
    ].join('\r\n'),
  );
});
