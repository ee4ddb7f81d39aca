import { Controller, Get, Module, Param } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { Busy, InvalidInput, TooMany } from '../../kernel/domain-error.js';
import { ProblemFilter } from './problem.filter.js';

const refusals: Record<string, Error> = {
  'too-many': new TooMany(12),
  'far-too-many': new TooMany(1_700),
  busy: new Busy('The kitchen is full. Please try again in a moment.', 2),
  'disk-full': Object.assign(new Error('could not extend file'), { code: '53100' }),
  silent: new Error('Query read timeout'),
  invalid: new InvalidInput([{ field: 'name', message: 'Please enter your name.' }]),
};

@Controller()
class Refusing {
  @Get(':kind') refuse(@Param('kind') kind: string) {
    throw refusals[kind] ?? new Error(kind);
  }
}

@Module({ controllers: [Refusing], providers: [{ provide: APP_FILTER, useClass: ProblemFilter }] })
class App {}

let app: NestExpressApplication;
beforeAll(async () => {
  app = await NestFactory.create<NestExpressApplication>(App, { logger: false });
  await app.init();
});
afterAll(() => app.close());

it.each([
  ['too-many', 429, '12', 'Too many tries. Please wait 12 seconds and try again.'],
  ['far-too-many', 429, '1700', 'Too many tries. Please wait 29 minutes and try again.'],
  ['busy', 503, '2', 'The kitchen is full. Please try again in a moment.'],
  ['disk-full', 503, '5', 'The service is busy for a moment. Please try again shortly.'],
  ['silent', 503, '5', 'The service is busy for a moment. Please try again shortly.'],
  ['invalid', 400, undefined, 'Please enter your name.'],
])('answers %s with %i and when to come back', async (kind, status, retryAfter, detail) => {
  const { body, headers } = await request(app.getHttpServer())
    .get(`/${kind}`)
    .expect(status)
    .expect('Content-Type', /^application\/problem\+json/);
  expect(body).toMatchObject({ status, detail });
  expect(headers['retry-after']).toBe(retryAfter);
});
