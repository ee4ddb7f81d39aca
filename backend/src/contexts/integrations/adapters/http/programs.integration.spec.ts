import { randomUUID } from 'node:crypto';
import type { Test } from 'supertest';
import type { Scope } from '../../../../kernel/scope.js';
import { eventually } from '../../../../platform/testing/eventually.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { DAY } from '../../testing/a-table-request.js';
import { Receiver } from '../../testing/receiver.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ WEBHOOKS_TO_THIS_MACHINE: 'on' });
});
afterAll(() => app.stop());

const createToken = async (scopes: readonly Scope[], more: object = {}) => {
  const sent = app
    .as('admin')
    .post('/api/admin/tokens')
    .send({ name: 'The till', scopes, ...more });
  return (await sent.expect(201)).body as { id: string; token: string; expiresAt: string };
};

type Call = (method: 'get' | 'post' | 'patch' | 'delete', path: string) => Test;
const by =
  (token: string): Call =>
  (method, path) =>
    app.anonymous().call(method, `/api/v1/${path}`).set('Authorization', `Bearer ${token}`);
const program = async (...scopes: Scope[]) => by((await createToken(scopes)).token);

interface Reservation {
  readonly id: string;
  readonly version: number;
  readonly status: string;
}

/** Of no other test. */
const OTHER_DAY = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
const AREAS_DAY = new Date(Date.now() + 41 * 86_400_000).toISOString().slice(0, 10);
const table = { guest: { name: 'Ana Till' }, date: DAY, time: '12:30', partySize: 4 };
const ask = (call: Call, body: object = table) =>
  call('post', 'reservations').set('Idempotency-Key', randomUUID()).send(body);

it('names every wrong field of a request for a table together', async () => {
  const wrong = { guest: { name: '', email: 'nonsense' }, date: '2031-02-30', time: '25:00', partySize: 99 };
  const { body } = await ask(await program('reservations:write'), wrong).expect(400);
  const fields = (body as { errors: { field: string }[] }).errors.map(({ field }) => field);
  expect(fields.toSorted()).toEqual(['date', 'guest.email', 'guest.name', 'partySize', 'time']);
});

describe('a token', () => {
  it('opens what its scopes name and nothing else', async () => {
    const call = await program('menu:read');
    expect((await call('get', 'hours').expect(200)).body).toMatchObject({ timeZone: 'America/New_York' });
    expect((await call('get', 'menu').expect(200)).body).toHaveProperty('groups');
    expect((await call('get', 'restaurant').expect(200)).body).not.toHaveProperty('demoAccounts');
    const { body } = await call('get', 'reservations').expect(403);
    expect(body).toMatchObject({ detail: 'This token lacks the scope reservations:read.' });
    await call('post', 'webhooks').send({}).expect(403);
  });

  it.each(['', 'Bearer', 'Bearer nonsense', `Bearer cty_${'a'.repeat(36)}`, 'Basic dGlsbDpzZWNyZXQ='])(
    'is asked for where there is %j',
    async (authorization) => {
      await app.anonymous().get('/api/v1/menu').set('Authorization', authorization).expect(401);
    },
  );

  it('gives access to nothing else, not even to calls that any login may make', async () => {
    const { token } = await createToken(['reservations:read', 'guests:read', 'contacts:read']);
    for (const path of [
      '/api/admin/reservations',
      '/api/staff/reservations',
      '/api/customer-contacts',
      '/api/admin/tokens',
    ])
      await app.anonymous().get(path).set('Authorization', `Bearer ${token}`).expect(401);
  });

  it('expires, or is ended by the owner', async () => {
    const short = await createToken(['menu:read'], { expiresInDays: 1 });
    await by(short.token)('get', 'menu').expect(200);
    app.clock.set(new Date(Date.now() + 25 * 3_600_000).toISOString());
    await by(short.token)('get', 'menu').expect(401);
    app.clock.set(new Date().toISOString());
    const ended = await createToken(['menu:read']);
    await app.as('admin').delete(`/api/admin/tokens/${ended.id}`).expect(204);
    await by(ended.token)('get', 'menu').expect(401);
    await app.as('admin').delete(`/api/admin/tokens/${ended.id}`).expect(404);
  });

  it('is shown once; the list has its expiry, scopes and last use', async () => {
    const sent = () =>
      app
        .as('admin')
        .post('/api/admin/tokens')
        .set('Idempotency-Key', 'token-once')
        .send({ name: 'Kitchen', scopes: ['events:read'] })
        .expect(201);
    const first = (await sent()).body as { id: string; token: string };
    expect(first.token).toMatch(/^cty_[0-9A-Za-z]{36}$/);
    expect((await sent()).body).toEqual({ ...first, token: null });
    await by(first.token)('get', 'event-types').expect(200);
    const { body } = await app.as('admin').get('/api/admin/tokens').expect(200);
    const listed = (body as { id: string }[]).find(({ id }) => id === first.id);
    expect(listed).toMatchObject({
      name: 'Kitchen',
      scopes: ['events:read'],
      lastUsedAt: expect.any(String) as string,
    });
    expect(JSON.stringify(body)).not.toContain(first.token);
    const stored = await app.database.query(
      `select row_to_json(t)::text from access_tokens t union all select body from idempotency_keys`,
    );
    expect(JSON.stringify(stored)).not.toContain(first.token);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['everything'] }, 'scopes'],
    [{ scopes: 'menu:read' }, 'scopes'],
    [{ expiresInDays: 0 }, 'expiresInDays'],
    [{ expiresInDays: 366 }, 'expiresInDays'],
    [{ expiresInDays: 1.5 }, 'expiresInDays'],
  ])('is not made of %j', async (wrong, field) => {
    const { body } = await app
      .as('admin')
      .post('/api/admin/tokens')
      .send({ name: 'x', scopes: ['menu:read'], ...wrong })
      .expect(400);
    expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(field);
  });
});

describe('reservations for programs', () => {
  it('asks for a table in the name of the token, once for each key', async () => {
    const call = await program('reservations:write', 'reservations:read');
    const key = randomUUID();
    const send = () => call('post', 'reservations').set('Idempotency-Key', key).send(table).expect(201);
    const first = (await send()).body as Reservation;
    expect(first).toMatchObject({
      version: 1,
      status: 'pending',
      time: '12:30',
      partySize: 4,
      orMore: false,
      area: null,
    });
    expect(first).not.toHaveProperty('guest');
    expect((await send()).body).toEqual(first);
    const { body } = await call('post', 'reservations').send(table).expect(400);
    expect(body).toMatchObject({ detail: 'Send an Idempotency-Key.' });
    const [event] = await app.database.query<{ actor: object }[]>(
      `select actor from events where subject_id = $1 and type = 'reservation.requested'`,
      [first.id],
    );
    expect(event?.actor).toMatchObject({ name: 'The till', role: 'program' });
    expect((await call('get', `reservations/${first.id}`).expect(200)).body).toEqual(first);
  });

  it('may choose an area if the restaurant has areas', async () => {
    const call = await program('reservations:write', 'reservations:read');
    const inTheCourtyard = { ...table, date: AREAS_DAY, area: 'courtyard' };
    expect((await ask(call, inTheCourtyard).expect(201)).body).toMatchObject({ area: null });
    const choose = (isOn: boolean, seen: string | null) =>
      app.as('admin').put('/api/admin/house-options/areas').send({ isOn, figures: [], seen }).expect(200);
    const { updatedAt } = (await choose(true, null)).body as { updatedAt: string };
    expect((await ask(call, inTheCourtyard).expect(201)).body).toMatchObject({ area: 'courtyard' });
    const { body } = await call('get', `reservations?date=${AREAS_DAY}&limit=1`).expect(200);
    expect(body).toMatchObject([{ area: 'courtyard' }]);
    await ask(call, { ...table, area: 'garden' }).expect(400);
    await choose(false, updatedAt);
  });

  it('decides on a known version, and gets the current state if that has changed', async () => {
    const call = await program('reservations:write', 'guests:read');
    const requested = (await ask(call).expect(201)).body as Reservation;
    const decide = (decision: string, expectedVersion: number) =>
      call('post', `reservations/${requested.id}/decision`).send({ decision, expectedVersion });
    const confirmed = (await decide('confirm', 1).expect(200)).body as Reservation;
    expect(confirmed).toMatchObject({ version: 2, status: 'confirmed', guest: { name: 'Ana Till' } });
    const { body } = await decide('decline', 1).expect(409);
    expect(body).toMatchObject({ status: 409, current: confirmed });
    expect((await decide('arrived', 2).expect(200)).body).toMatchObject({ version: 3, status: 'completed' });
    await decide('confirm', 3).expect(409);
    await decide('eat', 3).expect(400);
  });

  it('changes and cancels a known version, and gets the current state if that has changed', async () => {
    const call = await program('reservations:write', 'guests:read');
    const requested = (await ask(call).expect(201)).body as Reservation;
    const move = (body: object) => call('patch', `reservations/${requested.id}`).send(body);
    const moved = (await move({ expectedVersion: 1, time: '13:00', partySize: 10 }).expect(200)).body as Reservation;
    expect(moved).toMatchObject({ version: 2, status: 'pending', date: DAY, time: '13:00', orMore: true });
    expect((await move({ expectedVersion: 1, time: '12:00' }).expect(409)).body).toMatchObject({ current: moved });
    for (const [wrong, field] of [
      [{}, 'date'],
      [{ time: '13:10' }, 'time'],
      [{ date: '2020-01-06' }, 'date'],
      [{ partySize: 11 }, 'partySize'],
    ] as const) {
      const { body } = await move({ expectedVersion: 2, ...wrong }).expect(400);
      expect((body as { errors: { field: string }[] }).errors).toMatchObject([{ field }]);
    }
    const cancel = (expectedVersion: number) =>
      call('post', `reservations/${requested.id}/cancel`).send({ expectedVersion });
    await cancel(1).expect(409);
    expect((await cancel(2).expect(200)).body).toMatchObject({ version: 3, status: 'declined' });
    await cancel(3).expect(409);
  });

  it('lists the availability of each time of a day', async () => {
    const call = await program('reservations:read');
    const { body } = await call('get', `availability?date=${DAY}&partySize=4`).expect(200);
    expect(body).toHaveLength(15);
    expect(body).toContainEqual({ time: '12:30', state: expect.stringMatching(/^(open|closed)$/) as string });
    for (const wrong of [`date=${DAY}&partySize=0`, 'partySize=4', `date=2020-01-06&partySize=4`])
      await call('get', `availability?${wrong}`).expect(400);
  });

  it('lists by status, date and what has changed since, page by page, guests only for those who may', async () => {
    const writer = await program('reservations:write');
    const reader = await program('reservations:read');
    const guests = await program('reservations:read', 'guests:read');
    const older = (await ask(writer, { ...table, date: OTHER_DAY }).expect(201)).body as Reservation;
    app.clock.advance({ seconds: 1 });
    const since = app.clock.now().toISOString();
    const newer = (await ask(writer, { ...table, date: OTHER_DAY, partySize: 10 }).expect(201)).body as Reservation;
    const idsOf = (rows: unknown) => (rows as Reservation[]).map(({ id }) => id);
    expect(idsOf((await reader('get', `reservations?date=${OTHER_DAY}`).expect(200)).body)).toEqual([
      newer.id,
      older.id,
    ]);
    const changed = await reader('get', `reservations?updatedSince=${since}`).expect(200);
    expect(idsOf(changed.body)).toEqual([newer.id]);
    expect((changed.body as object[])[0]).toEqual(newer);
    expect(newer).toMatchObject({ partySize: 10, orMore: true });
    const page = await guests('get', `reservations?date=${OTHER_DAY}&limit=1`).expect(200);
    expect((page.body as object[])[0]).toEqual({
      ...newer,
      guest: { name: 'Ana Till', email: null, phone: null, wishes: null },
    });
    expect(page.headers['link']).toContain('rel="next"');
    await reader('get', 'reservations?updatedSince=soon').expect(400);
    await reader('get', 'reservations?status=eaten').expect(400);
  });

  it.each([
    [{ guest: undefined }, 'guest'],
    [{ guest: 'Ana' }, 'guest'],
    [{ guest: { name: 'Ana', email: 'nobody' } }, 'guest.email'],
    [{ time: '12:31' }, 'time'],
    [{ partySize: 11 }, 'partySize'],
    [{ partySize: '4' }, 'partySize'],
    [{ date: '2020-01-01' }, 'date'],
  ])('refuses %j', async (wrong, field) => {
    const { body } = await ask(await program('reservations:write'), { ...table, ...wrong }).expect(400);
    expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(field);
  });
});

it('lets a receiver that was off catch up: the same ids and bodies, in the order of making', async () => {
  const receiver = await Receiver.start();
  try {
    const call = await program('events:read', 'webhooks:manage', 'reservations:write');
    await call('post', 'webhooks')
      .send({ url: receiver.url, types: ['*'] })
      .expect(201);
    const requested = (await ask(call).expect(201)).body as Reservation;
    await call('post', `reservations/${requested.id}/decision`)
      .send({ decision: 'confirm', expectedVersion: 1 })
      .expect(200);
    await eventually(() => {
      expect(receiver.received.length).toBeGreaterThanOrEqual(2);
    });
    const heard = receiver.received.map(({ headers, body }) => ({
      id: headers['webhook-id'],
      ...(JSON.parse(body) as { timestamp: string }),
    }));
    const types = 'reservation.requested,reservation.confirmed';
    const caughtUp = await eventually(async () => {
      const { body } = await call('get', `events?types=${types}&limit=500`).expect(200);
      const about = (body as { id: string; data: { id?: string } }[]).filter(({ data }) => data.id === requested.id);
      expect(about).toHaveLength(2);
      return about;
    });
    expect(caughtUp.map(({ id }) => id)).toEqual(caughtUp.map(({ id }) => id).sort());
    expect(caughtUp).toEqual(expect.arrayContaining(heard.filter(({ id }) => caughtUp.some((one) => one.id === id))));
    const [first, second] = caughtUp;
    const { body } = await call('get', `events?types=${types}&after=${first?.id ?? ''}&limit=1`).expect(200);
    expect(body).toEqual([second]);
    await call('get', 'events?after=yesterday').expect(400);
    await call('get', 'events?types=no.such').expect(400);
    await call('get', 'events?limit=501').expect(400);
  } finally {
    await receiver.close();
  }
});

it('describes each type of event with a schema that its own sample fits', async () => {
  const { body } = await (await program('menu:read'))('get', 'event-types').expect(200);
  const types = body as { type: string; sample: { type: string; data: object }; schema: { properties: object } }[];
  expect(types.map(({ type }) => type)).toContain('reservation.confirmed');
  for (const { type, sample, schema } of types) {
    expect(sample.type).toBe(type);
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(sample.data)));
  }
});

it('answers 429 with Retry-After when a token calls more than 600 times a minute', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on', JOBS: 'off' });
  try {
    const sent = limited
      .as('admin')
      .post('/api/admin/tokens')
      .send({ name: 'Eager', scopes: ['menu:read'] });
    const { id, token } = (await sent.expect(201)).body as { id: string; token: string };
    const call = () => limited.anonymous().get('/api/v1/hours').set('Authorization', `Bearer ${token}`);
    await call().expect(200);
    await limited.database.query(`update rate_limits set points = 600 where key = 'token-calls:' || $1`, [id]);
    const { headers } = await call().expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await limited.stop();
  }
});
