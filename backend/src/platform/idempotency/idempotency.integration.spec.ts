import { Body, Controller, HttpCode, Module, Param, Post, Req, Res } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import request from 'supertest';
import { Clock } from '../../kernel/clock.js';
import { InvalidInput } from '../../kernel/domain-error.js';
import { EventRecorder } from '../persistence/event-recorder.js';
import { BodyGuard } from '../http/body.guard.js';
import { ProblemFilter } from '../http/problem.filter.js';
import { AccessGuard } from '../http/security/access.guard.js';
import { Authenticator, ProgramAuthenticator, Public, PublicOrSignedIn } from '../http/security/access.js';
import { applicationOptions, callsPool, connect } from '../persistence/data-source.js';
import { Database } from '../persistence/database.js';
import { SettableClock } from '../testing/settable-clock.js';
import { runSql } from '../testing/sql.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { UuidIds } from '../uuid-ids.js';
import { Creates, IdempotencyStore } from './idempotency.interceptor.js';

let served = 0;

@Controller('dishes')
class Kitchen {
  constructor(private readonly database: Database) {}

  @Post() @Public() @Creates() cook(@Body() { name = 'nameless' }: { name?: string }) {
    return this.serve(name);
  }
  @Post('warm') @Public() @Creates() @HttpCode(200) warm(@Body() { name = '' }: { name?: string }) {
    return this.serve(name);
  }
  @Post('later') @Public() @Creates() async later(@Res({ passthrough: true }) response: Response) {
    response
      .status(202)
      .append('Set-Cookie', ['table=7; Path=/', 'seat=2'])
      .location(`/dishes/${String(served)}`);
    return this.serve('later');
  }
  @Post('quiet') @Public() @Creates() @HttpCode(204) async quiet(): Promise<void> {
    await this.serve('quiet');
  }
  @Post('mine') @PublicOrSignedIn() @Creates() mine() {
    return this.serve('mine');
  }
  @Post('tables/:table') @Public() @Creates() carry(@Param('table') table: string) {
    return this.serve(`for ${table}`);
  }
  @Post('fails') @Public() @Creates() async fail(@Body() { soup }: { soup?: string }, @Req() call: Request) {
    await this.serve('spoiled');
    if (call.header('x-fails') === 'refused') throw new InvalidInput([{ field: 'soup', message: 'It is cold.' }]);
    if (call.header('x-fails') === 'broken') throw new Error('The oven is broken.');
    return this.serve(soup ?? '');
  }

  private async serve(name: string) {
    served += 1;
    const dish = { number: served, name, at: new Date() };
    await this.database.write({ text: 'insert into dishes (name) values ($1)', values: [name] });
    return dish;
  }
}

const clock = new SettableClock();
let cluster: TestDatabase;
let app: NestExpressApplication;
let stop: () => Promise<void>;

beforeAll(async () => {
  cluster = await createTestDatabase();
  await runSql(cluster.url, 'create table dishes (name text not null)');
  const dataSource = await connect(applicationOptions(cluster.url, []));
  const calls = callsPool(dataSource);
  const database = new Database(dataSource, { calls, jobs: calls }, new EventRecorder(new UuidIds(), clock));
  const logins = (call: Request) => {
    const name = call.header('x-name');
    return Promise.resolve(name ? [{ id: name, role: 'staff', name, email: `${name}@bistro.example` }] : []);
  };

  @Module({
    controllers: [Kitchen],
    providers: [
      { provide: Clock, useValue: clock },
      { provide: Database, useValue: database },
      { provide: Authenticator, useValue: { loginsOf: logins, bringsSession: () => false } },
      { provide: ProgramAuthenticator, useValue: {} },
      IdempotencyStore,
      { provide: APP_FILTER, useClass: ProblemFilter },
      ...[BodyGuard, AccessGuard].map((useClass) => ({ provide: APP_GUARD, useClass })),
    ],
  })
  class App {}

  app = await NestFactory.create<NestExpressApplication>(App, { bodyParser: false, logger: false });
  await app.listen(0, '127.0.0.1');
  stop = async () => {
    await app.close();
    await dataSource.destroy();
    await cluster.drop();
  };
});
afterAll(() => stop());

let keys = 0;
const aKey = () => `key-${String((keys += 1))}`;
const post = (path: string, key: string, body?: object, headers: Record<string, string> = {}) =>
  request(app.getHttpServer()).post(path).set('Idempotency-Key', key).set(headers).send(body);
const dishes = async () => (await app.get(Database).query('select name from dishes')).length;

/** The handler's part of a response; the rest depends on the time of sending. */
const sent = ({ status, text, headers }: request.Response) => {
  const { date, ...rest } = headers as Record<string, unknown>;
  return { status, text, headers: rest, hasDate: date !== undefined };
};

it.each([
  ['/dishes', 201],
  ['/dishes/warm', 200],
  ['/dishes/later', 202],
  ['/dishes/quiet', 204],
])('repeats the answer of %s to the letter, with its status %i and its headers', async (path, status) => {
  const key = aKey();
  const before = await dishes();
  const first = await post(path, key, { name: 'soup' }).expect(status);
  const second = await post(path, key, { name: 'soup' });
  expect(sent(second)).toEqual(sent(first));
  expect(first.text === '').toBe(status === 204);
  expect(await dishes()).toBe(before + 1);
});

it('replays the Location header but no cookie, which the handler sets again', async () => {
  const key = aKey();
  const first = await post('/dishes/later', key).expect(202);
  expect(first.headers['set-cookie']).toEqual(['table=7; Path=/', 'seat=2']);
  const { headers } = await post('/dishes/later', key).expect(202);
  expect(headers.location).toMatch(/^\/dishes\/\d+$/);
  expect(headers['set-cookie']).toEqual(['table=7; Path=/', 'seat=2']);
  const [stored] = await app.get(Database).query('select headers from idempotency_keys where key = $1', [key]);
  expect(JSON.stringify(stored)).not.toContain('table=7');
});

it('needs no body', async () => {
  const key = aKey();
  const first = await request(app.getHttpServer()).post('/dishes').set('Idempotency-Key', key).expect(201);
  const second = await request(app.getHttpServer()).post('/dishes').set('Idempotency-Key', key).expect(201);
  expect(second.text).toBe(first.text);
});

it('does the work of twenty calls at the same moment once, and answers all of them the same', async () => {
  const key = aKey();
  const before = await dishes();
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('/dishes', key, { name: 'stew' })));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await dishes()).toBe(before + 1);
});

it.each([
  ['refused', 400],
  ['broken', 500],
])('stores nothing of a first try that was %s', async (how, status) => {
  const key = aKey();
  const before = await dishes();
  await post('/dishes/fails', key, { soup: 'onion' }, { 'X-Fails': how }).expect(status);
  expect(await dishes()).toBe(before);
  await post('/dishes/fails', key, { soup: 'onion' }).expect(201);
  expect(await dishes()).toBe(before + 2);
});

it('takes the key for another request only when the body is another', async () => {
  const key = aKey();
  const first = await post('/dishes', key, { name: 'soup' }).expect(201);
  await post('/dishes', key, { name: 'stew' }).expect(422);
  expect((await post('/dishes', key, { name: 'soup' }).expect(201)).text).toBe(first.text);
});

it('knows the key by the pattern of the path, in whichever way the path is spelled', async () => {
  const key = aKey();
  const first = await post('/dishes', key, { name: 'soup' }).expect(201);
  for (const path of ['/dishes/', '/DISHES', '/dishes?again=1'])
    expect((await post(path, key, { name: 'soup' }).expect(201)).text).toBe(first.text);
  const warm = await post('/dishes/warm', key, { name: 'soup' }).expect(200);
  expect(warm.text).not.toBe(first.text);
});

it('separates the keys of two callers', async () => {
  const key = aKey();
  const ana = { 'X-Name': 'ana' };
  const ben = { 'X-Name': 'ben' };
  const nobody = {};
  const texts: string[] = [];
  for (const caller of [ana, ben, nobody]) texts.push((await post('/dishes/mine', key, {}, caller).expect(201)).text);
  expect(new Set(texts).size).toBe(3);
  expect((await post('/dishes/mine', key, {}, ana).expect(201)).text).toBe(texts[0]);
});

it('forgets a key after 24 hours', async () => {
  const key = aKey();
  clock.set('2026-11-27T10:00:00Z');
  const first = await post('/dishes', key, { name: 'soup' }).expect(201);
  clock.advance({ hours: 23, minutes: 59 });
  expect((await post('/dishes', key, { name: 'soup' }).expect(201)).text).toBe(first.text);
  clock.advance({ minutes: 1 });
  const next = await post('/dishes', key, { name: 'stew' }).expect(201);
  expect(next.text).not.toBe(first.text);
  expect((await post('/dishes', key, { name: 'stew' }).expect(201)).text).toBe(next.text);
});

it('is no repetition when the path names another thing', async () => {
  const key = aKey();
  const first = await post('/dishes/tables/7', key).expect(201);
  await post('/dishes/tables/8', key).expect(422);
  expect((await post('/dishes/tables/7', key).expect(201)).text).toBe(first.text);
});

it.each(['', 'x'.repeat(256), 'with space'])('refuses the key %.20j', async (key) => {
  await post('/dishes', key, { name: 'soup' }).expect(400);
});
