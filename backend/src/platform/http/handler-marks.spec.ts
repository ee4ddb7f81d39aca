import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { BodyGuard } from './body.guard.js';
import { IgnoredBody, LargeBody, LongListBody } from './body-kinds.js';
import { NoStore } from './no-store.js';
import { ProblemFilter } from './problem.filter.js';
import { AccessGuard } from './security/access.guard.js';
import { Authenticator, ProgramAuthenticator, type Login, Public, PublicOrSignedIn, Roles } from './security/access.js';

@Controller()
class Marked {
  @Post('json') @Public() json(@Body() body: object) {
    return body;
  }
  @Post('ignored') @Public() @IgnoredBody() ignored(@Body() body: object) {
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
      useValue: { loginsOf: () => Promise.resolve(logins), bringsSession: () => false },
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
const ONE_CLICK = `${part('name="List-Unsubscribe"', 'One-Click')}--cut--\r\n`;

describe('@IgnoredBody', () => {
  it.each([
    ['a form', URL_ENCODED, 'List-Unsubscribe=One-Click'],
    ['a form in parts', MULTIPART, ONE_CLICK],
    ['half a form', MULTIPART, part('name="a"', 'b')],
    ['JSON', JSON_TYPE, '{"a":"b"}'],
    ['what is no JSON', JSON_TYPE, '{'],
    ['plain text', 'text/plain', 'a=b'],
    ['a type of its own', 'application/x-unknown', 'a'],
  ])('takes %s and reads nothing of it', async (_name, type, body) => {
    const answer = await post('/ignored', type, body).expect(201);
    expect(answer.body).toEqual({});
  });

  it('takes a call without a body', async () => {
    await request(app.getHttpServer()).post('/ignored').expect(201, {});
  });

  it('refuses more than 64 KB', async () => {
    const answer = await post('/ignored', URL_ENCODED, `a=${'x'.repeat(1024 * 1024)}`).expect(413);
    expect(answer.body).toMatchObject({ status: 413, detail: 'The body is larger than 64 KB.' });
  });

  it('is what a handler without the mark never takes', async () => {
    await post('/json', JSON_TYPE, '{"a":"b"}').expect(201, { a: 'b' });
    await post('/json', URL_ENCODED, 'a=b').expect(415);
    await post('/json', MULTIPART, ONE_CLICK).expect(415);
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

  it.each(['/file', '/addresses'])(
    '%s applies the normal limits to strangers and rejects them with 401',
    async (path) => {
      logins = [];
      await post(path, JSON_TYPE, text(1_000)).expect(401);
      await post(path, JSON_TYPE, text(1_030)).expect(413, /larger than 1 MB/);
      await post(path, JSON_TYPE, addresses(1_100)).expect(400, /reasonable size/);
    },
  );
});

it.each([
  ['/open', 'no-cache', undefined],
  ['/asked', 'private, no-cache', 'Cookie, X-Acting-As'],
  ['/list', 'private, no-cache', 'Cookie, X-Acting-As'],
  ['/letters', 'no-store', 'Cookie, X-Acting-As'],
])('sends %s with Cache-Control %s', async (path, cacheControl, vary) => {
  const { headers } = await request(app.getHttpServer()).get(path).expect(200);
  expect([headers['cache-control'], headers['vary']]).toEqual([cacheControl, vary]);
});
