import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { BodyGuard } from './body.guard.js';
import { FormBody, LargeBody, LongListBody } from './body-kinds.js';
import { NoStore } from './no-store.js';
import { ProblemFilter } from './problem.filter.js';
import { AccessGuard } from './security/access.guard.js';
import { Authenticator, ProgramAuthenticator, type Login, Public, PublicOrSignedIn, Roles } from './security/access.js';

@Controller()
class Marked {
  @Post('json') @Public() json(@Body() body: object) {
    return body;
  }
  @Post('form') @Public() @FormBody() form(@Body() body: object) {
    return body;
  }
  @Post('file') @Roles('staff') @LargeBody() file() {
    return {};
  }
  @Post('addresses') @Roles('staff') @LongListBody() addresses() {
    return {};
  }
  @Get('open') @Public() open() {
    return [];
  }
  @Get('asked') @PublicOrSignedIn() asked() {
    return [];
  }
  @Get('list') @Roles('staff') list() {
    return [];
  }
  @Get('letters') @Roles('staff') @NoStore() letters() {
    return [];
  }
}

const STAFF: Login = { id: '1', role: 'staff', name: 'Ana', email: 'ana@x.example' };
let logins: readonly Login[];
beforeEach(() => {
  logins = [STAFF];
});

@Module({
  controllers: [Marked],
  providers: [
    { provide: ProgramAuthenticator, useValue: {} },
    {
      provide: Authenticator,
      useValue: { loginsOf: () => Promise.resolve(logins) },
    },
    { provide: APP_FILTER, useClass: ProblemFilter },
    ...[BodyGuard, AccessGuard].map((useClass) => ({ provide: APP_GUARD, useClass })),
  ],
})
class App {}

let app: NestExpressApplication;
beforeAll(async () => {
  app = await NestFactory.create<NestExpressApplication>(App, { bodyParser: false, logger: false });
  await app.init();
});
afterAll(() => app.close());

const post = (path: string, type: string, body: string | Buffer) =>
  request(app.getHttpServer()).post(path).set('Content-Type', type).send(body);

const JSON_TYPE = 'application/json';
const URL_ENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=cut';
const part = (head: string, content: string) =>
  `--cut\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const parts = (...all: string[]) => `${all.join('')}--cut--\r\n`;
const ONE_CLICK = part('name="List-Unsubscribe"', 'One-Click');

describe('@FormBody', () => {
  it.each([
    [URL_ENCODED, 'List-Unsubscribe=One-Click'],
    [MULTIPART, parts(ONE_CLICK)],
  ])('reads %s', async (type, body) => {
    const answer = await post('/form', type, body).expect(201);
    expect(answer.body).toEqual({ 'List-Unsubscribe': 'One-Click' });
  });

  it('takes a call without a body', async () => {
    await request(app.getHttpServer()).post('/form').expect(201, {});
  });

  it.each([
    ['JSON', JSON_TYPE, '{"a":"b"}', 415],
    ['plain text', 'text/plain', 'a=b', 415],
    ['a file', MULTIPART, parts(part('name="a"; filename="a.txt"', 'b')), 400],
    ['half a form', MULTIPART, ONE_CLICK, 400],
    ['65 fields', MULTIPART, parts(...Array.from({ length: 65 }, (_, n) => part(`name="f${String(n)}"`, 'x'))), 413],
    ['a huge field', MULTIPART, parts(part('name="a"', 'x'.repeat(100_000))), 413],
    ['a huge form', URL_ENCODED, `a=${'x'.repeat(1024 * 1024)}`, 413],
    ['70 fields', URL_ENCODED, Array.from({ length: 70 }, (_, n) => `f${String(n)}=x`).join('&'), 413],
  ])('refuses %s', async (_name, type, body, status) => {
    const answer = await post('/form', type, body).expect(status);
    expect(answer.body).toMatchObject({ status, detail: expect.stringMatching(/\.$/) });
  });

  it('is what a handler without the mark never takes', async () => {
    await post('/json', JSON_TYPE, '{"a":"b"}').expect(201, { a: 'b' });
    await post('/json', URL_ENCODED, 'a=b').expect(415);
    await post('/json', MULTIPART, parts(ONE_CLICK)).expect(415);
  });
});

const KB = 1024;
const text = (kilobytes: number) => JSON.stringify({ csv: 'x'.repeat(kilobytes * KB) });
const addresses = (count: number) => JSON.stringify({ emails: Array<string>(count).fill('ana@x.example') });

describe('more than 1 MB, or a thousand elements', () => {
  it.each([
    ['/file', 'a file', text(10_000), 201],
    ['/file', 'a file that is too large', text(11_300), 413],
    ['/file', 'many elements', addresses(1_100), 400],
    ['/addresses', 'many addresses', addresses(15_000), 201],
    ['/addresses', 'too many', addresses(21_000), 400],
    ['/addresses', 'a file', text(6_200), 413],
  ])('%s reads of %s as far as it goes, from those who are signed in', async (path, _name, body, status) => {
    await post(path, JSON_TYPE, body).expect(status);
  });

  it.each(['/file', '/addresses'])('%s reads from nobody else, and asks them for a login below', async (path) => {
    logins = [];
    await post(path, JSON_TYPE, text(1_000)).expect(401);
    await post(path, JSON_TYPE, text(1_030)).expect(413, /larger than 1 MB/);
    await post(path, JSON_TYPE, addresses(1_100)).expect(400, /reasonable size/);
  });
});

it.each([
  ['/open', 'no-cache', undefined],
  ['/asked', 'private, no-cache', 'Cookie, X-Acting-As'],
  ['/list', 'private, no-cache', 'Cookie, X-Acting-As'],
  ['/letters', 'no-store', 'Cookie, X-Acting-As'],
])('says of %s that it may be kept as %s', async (path, cacheControl, vary) => {
  const { headers } = await request(app.getHttpServer()).get(path).expect(200);
  expect([headers['cache-control'], headers['vary']]).toEqual([cacheControl, vary]);
});
