import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aReservationRequest } from '../../contexts/reservations/testing/a-reservation-request.js';
import { startTestApp } from '../../testing/start-test-app.js';
import { Readiness } from '../health/readiness.js';
import { eventually } from '../testing/eventually.js';
import type { TestApp } from '../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const post = () => app.anonymous().post('/api/reservations');
const count = async () =>
  (await app.database.query<{ n: number }[]>('select count(*)::int as n from reservation_requests'))[0]?.n;

describe('a body', () => {
  it.each([
    ['text/plain', JSON.stringify(aReservationRequest()), 415],
    ['application/x-www-form-urlencoded', 'customerName=A', 415],
    ['application/json', '{"customerName":', 400],
    ['application/json', '[]', 400],
    ['application/json', 'null', 400],
    ['application/json', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400],
    ['application/json', `{${Array.from({ length: 1_100 }, (_, i) => `"k${String(i)}":1`).join(',')}}`, 400],
    ['application/json', JSON.stringify({ ...aReservationRequest(), specialRequests: 'x'.repeat(1000 * 1024) }), 400],
    ['application/json', JSON.stringify({ ...aReservationRequest(), specialRequests: 'x'.repeat(1024 * 1024) }), 413],
  ])('of %s that begins %.20s is refused', async (type, text, status) => {
    const before = await count();
    const { body } = await post()
      .set('Content-Type', type)
      .send(text)
      .expect(status)
      .expect('Content-Type', /problem\+json/);
    expect(body).toMatchObject({ type: 'about:blank', status, detail: expect.stringMatching(/\.$/) });
    expect(await count()).toBe(before);
  });

  it('may have 1 MB, and loses undeclared fields', async () => {
    const body = (size: number) => ({ currentPassword: 'x', newPassword: 'a new one 7', foreign: 'x'.repeat(size) });
    const change = (size: number) => app.as('staff').post('/api/account/password').send(body(size));
    await change(1_000 * 1024).expect(400, /current password is wrong/);
    await change(1_024 * 1024).expect(413);
    await post()
      .send({ ...aReservationRequest(), foreign: '\u0000', others: [{ customerName: '\u0000' }] })
      .expect(201);
  });

  it('is read in UTF-8 alone', async () => {
    const body = Buffer.from(JSON.stringify(aReservationRequest()), 'utf16le');
    await post().set('Content-Type', 'application/json; charset=utf-16le').send(body).expect(415);
  });

  it('cannot reach what every object inherits', async () => {
    await post()
      .set('Content-Type', 'application/json')
      .send(`{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`)
      .expect(400);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('is refused compressed', async () => {
    await post().set('Content-Type', 'application/json').set('Content-Encoding', 'gzip').send('{}').expect(415);
  });
});

describe('a call from a browser', () => {
  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'none' }, 403],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 201],
    [{ Host: 'bistro.example', Origin: 'http://bistro.example' }, 201],
    [{}, 201],
  ])('with %j answers %i', async (headers, status) => {
    const before = await count();
    await post().set(headers).send(aReservationRequest()).expect(status);
    expect(await count()).toBe((before ?? 0) + (status === 201 ? 1 : 0));
  });
});

describe('an Idempotency-Key', () => {
  it('creates once and repeats the first answer', async () => {
    const request = aReservationRequest();
    const send = () => post().set('Idempotency-Key', 'key-1').send(request);
    const first = await send().expect(201);
    const again = await send().expect(201);
    expect(again.body).toEqual(first.body);
    const rows = await app.database.query('select id from reservation_requests where customer_email = $1', [
      request['customerEmail'],
    ]);
    expect(rows).toHaveLength(1);
  });

  it('creates once for many at the same time', async () => {
    const request = aReservationRequest();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post().set('Idempotency-Key', 'key-2').send(request)),
    );
    const created = answers.filter(({ status }) => status === 201);
    expect(new Set(created.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const rows = await app.database.query('select id from reservation_requests where customer_email = $1', [
      request['customerEmail'],
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is refused for another body, when it is malformed, and is not used up by a refusal', async () => {
    const request = aReservationRequest();
    await post()
      .set('Idempotency-Key', 'key-3')
      .send({ ...request, partySize: '11' })
      .expect(400);
    await post().set('Idempotency-Key', 'key-3').send(request).expect(201);
    await post()
      .set('Idempotency-Key', 'key-3')
      .send({ ...request, partySize: '3' })
      .expect(422);
    await post().set('Idempotency-Key', 'x'.repeat(256)).send(request).expect(400);
    await post().set('Idempotency-Key', 'two words').send(request).expect(400);
  });
});

describe('a list', () => {
  beforeAll(async () => {
    for (let made = 0; made < 12; made += 1) await post().send(aReservationRequest()).expect(201);
  });
  const list = (query = '') => app.as('staff').get(`/api/staff/reservations${query}`);

  it('is paged newest first until its end, with the total on each page', async () => {
    const all = (await list('?limit=500').expect(200)).body as { id: string; createdAt: string }[];
    const collected: { id: string }[] = [];
    let next: string | undefined = '/api/staff/reservations?limit=5';
    while (next) {
      const page: { body: unknown; headers: Record<string, string | undefined> } = await app
        .as('staff')
        .get(next)
        .expect(200)
        .expect('X-Total-Count', String(all.length));
      collected.push(...(page.body as { id: string }[]));
      next = /^<(.+)>; rel="next"$/.exec(page.headers['link'] ?? '')?.[1];
    }
    expect(collected).toEqual(all);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
  });

  it('includes the total even if it is never paged', async () => {
    const { body, headers } = await app.as('manager').get('/api/staff/list').expect(200);
    expect(headers['x-total-count']).toBe(String((body as object[]).length));
    await app.anonymous().get('/api/consultation').expect(200).expect('X-Total-Count', '0');
  });

  it('costs a poll that finds nothing new a 304, and is read again after any change', async () => {
    const first = await list()
      .expect(200)
      .expect('Cache-Control', 'private, no-cache')
      .expect('Vary', /Cookie, X-Acting-As/);
    const etag = first.headers['etag'] ?? '';
    await list().set('If-None-Match', etag).expect(304);
    const [newest] = first.body as { id: string }[];
    await app
      .as('staff')
      .patch(`/api/staff/reservations/${newest?.id ?? ''}`)
      .send({ adminNotes: 'new' })
      .expect(200);
    const changed = await list().set('If-None-Match', etag).expect(200);
    await post().send(aReservationRequest()).expect(201);
    await list()
      .set('If-None-Match', changed.headers['etag'] ?? '')
      .expect(200);
  });

  it.each([
    '?limit=0',
    '?limit=501',
    '?limit=abc',
    '?limit=1.5',
    '?limit=1e2',
    '?limit=',
    '?limit=1&limit=2',
    '?cursor=abc',
    '?cursor=a&cursor=b',
  ])('refuses %s with 400', async (query) => {
    await list(query).expect(400);
  });

  it('refuses a cursor in which one letter was changed', async () => {
    const { headers } = await list('?limit=2').expect(200);
    const cursor = /cursor=([\w-]+)/.exec(headers['link'] ?? '')?.[1] ?? '';
    await list(`?limit=2&cursor=${cursor}`).expect(200);
    await list(`?limit=2&cursor=${cursor.slice(0, 10)}${cursor[10] === 'A' ? 'B' : 'A'}${cursor.slice(11)}`).expect(
      400,
    );
  });

  it('answers the same whatever foreign parameters come with the call', async () => {
    const plain = await list().expect(200);
    const foreign = await list('?where=1&select=password&order=id&relations=all&fields=*').expect(200);
    expect(foreign.text).toBe(plain.text);
  });
});

it('limits a public form to ten a minute from one address', async () => {
  const limited = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on' });
  try {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => limited.anonymous().post('/api/reservations').send(aReservationRequest())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(10).fill(201),
      ...Array<number>(4).fill(429),
    ]);
    expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toMatch(/^\d+$/);
  } finally {
    await limited.stop();
  }
});

it('sends security headers', async () => {
  const { headers } = await app.anonymous().get('/api/restaurant').expect(200);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
  });
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

it.each(['/api/docs', '/api/v1/docs'])('lets the page %s run its own scripts and styles', async (path) => {
  const { headers } = await app.anonymous().get(path).expect(200);
  expect(headers['content-security-policy']).toMatch(/script-src 'self'.*style-src 'self'/);
});

it('outlives the loss of all its database connections', async () => {
  const kill = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`;
  const held = app.database.run(null, async () => {
    await app.database.query('select 1');
    await app.database.pool.query(kill);
    await app.database.query('select 1');
  });
  await expect(held).rejects.toThrow();
  await eventually(async () => {
    await app.as('staff').get('/api/staff/reservations').expect(200);
    await app.anonymous().get('/api/ready').expect(200);
  });
  await post().send(aReservationRequest()).expect(201);
});

it('stays alive while shutting down, but is neither serving nor ready', async () => {
  await app.anonymous().get('/api/serving').expect(200, { status: 'ok' });
  app.nest.get(Readiness, { strict: false }).stop();
  await app.anonymous().get('/api/health').expect(200, { status: 'ok' });
  await app.anonymous().get('/api/serving').expect(503);
  await app.anonymous().get('/api/ready').expect(503);
});

it('reports the running version, which is the same in all packages', async () => {
  const packages = ['..', '.', '../frontend', '../frontend/glass', 'tools/node-24'];
  const files = packages.map((folder) => readFileSync(join(__dirname, '../../..', folder, 'package.json'), 'utf8'));
  const versions = files.map((file) => (JSON.parse(file) as { version: string }).version);
  const { headers } = await app.anonymous().get('/api/health').expect(200, { status: 'ok' });
  expect(new Set([headers['courtyard-version'], ...versions]).size).toBe(1);
});

it('answers a change with its content only and without caching', async () => {
  const name = 'Zoë with a table under the orange trees';
  const contact = { name, email: 'zoe@guests.example', message: 'Is there a table?' };
  const { headers, text } = await app.anonymous().post('/api/contact').send(contact).expect(201);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
  });
});
