import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { addDays, dateIn } from '../../../../kernel/calendar.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aTableRequest } from '../../testing/a-table-request.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('delete from reservation_requests'));

interface Feed {
  readonly id: string;
  readonly url: string;
}

async function addFeed(kind: 'confirmed' | 'all', withNames = false): Promise<Feed> {
  const { body } = await app.as('admin').post('/api/admin/calendar-feeds').send({ kind, withNames }).expect(201);
  return body as Feed;
}
const pathOf = ({ url }: Feed) => new URL(url).pathname;
const read = (feed: Feed) => app.anonymous().get(pathOf(feed)).expect(200);

/** Lines that were folded are put together again. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

async function eventsIn(feed: Feed): Promise<Record<string, string>[]> {
  const { text } = await read(feed);
  return text
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) => Object.fromEntries(linesOf(event).map((line) => line.split(/:(.*)/s).slice(0, 2))) as never);
}

async function ask(reservationRequest: object = {}): Promise<string> {
  const { body } = await app.anonymous().post('/api/reservations').send(aTableRequest(reservationRequest)).expect(201);
  return (body as { id: string }).id;
}
const decide = (id: string, status: string) =>
  app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status }).expect(200);

/** A visit that was confirmed, whenever that is. */
async function visitOn(date: string, { time = '12:30 PM', name = 'Amelia Hart' } = {}): Promise<string> {
  const id = randomUUID();
  await app.database.query(
    `insert into reservation_requests (id, customer_name, party_size, preferred_date, preferred_time, source, status, was_confirmed)
     values ($1, $2, '2', $3, $4, 'phone', 'confirmed', true)`,
    [id, name, date, time],
  );
  return id;
}
const today = () => dateIn('America/New_York', app.clock.now());

it('shows its URL once, can be read by anyone who has it, and is gone when it is ended', async () => {
  const add = () =>
    app
      .as('admin')
      .post('/api/admin/calendar-feeds')
      .set('Idempotency-Key', 'feed-once')
      .send({ kind: 'confirmed', withNames: false })
      .expect(201);
  const first = (await add()).body as Feed;
  expect(first).toEqual({ id: first.id, url: expect.stringMatching(/\/calendar\/cty_\w{36}\.ics$/) as string });
  expect((await add()).body).toEqual({ ...first, url: null });
  const listed = async () => {
    const { body } = await app.as('admin').get('/api/admin/calendar-feeds').expect(200);
    return (body as Feed[]).find(({ id }) => id === first.id);
  };
  const shown = {
    id: first.id,
    kind: 'confirmed',
    withNames: false,
    createdBy: expect.any(String) as string,
    createdAt: expect.any(String) as string,
    expiresAt: expect.any(String) as string,
  };
  expect(await listed()).toEqual({ ...shown, lastFetchedAt: null });
  const { headers } = await read(first);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['cache-control']).toContain('private');
  expect(headers).not.toHaveProperty('set-cookie');
  expect(await listed()).toEqual({ ...shown, lastFetchedAt: expect.any(String) as string });
  const stored = await app.database.query(
    `select row_to_json(f)::text from calendar_feeds f union all select row_to_json(e)::text from events e
     union all select body from idempotency_keys`,
  );
  expect(JSON.stringify(stored)).not.toContain(/cty_\w{36}/.exec(first.url)?.[0]);
  await app.as('admin').delete(`/api/admin/calendar-feeds/${first.id}`).expect(204);
  await app.as('admin').delete(`/api/admin/calendar-feeds/${first.id}`).expect(404);
  await app.anonymous().get(pathOf(first)).expect(404);
});

it('ends on the day that was chosen, and stays in the list', async () => {
  const { body } = await app
    .as('admin')
    .post('/api/admin/calendar-feeds')
    .send({ kind: 'confirmed', withNames: false, expiresInDays: 2 })
    .expect(201);
  const feed = body as Feed;
  await read(feed);
  const now = app.clock.now();
  try {
    app.clock.advance({ hours: 47 });
    await read(feed);
    app.clock.advance({ hours: 2 });
    await app.anonymous().get(pathOf(feed)).expect(404);
  } finally {
    app.clock.set(now.toISOString());
  }
  const { body: feeds } = await app.as('admin').get('/api/admin/calendar-feeds').expect(200);
  expect(feeds).toContainEqual(expect.objectContaining({ id: feed.id, expiresAt: expect.any(String) as string }));
});

it('is read at a new address alone once it is renewed', async () => {
  const before = await addFeed('confirmed', true);
  const { body } = await app.as('admin').post(`/api/admin/calendar-feeds/${before.id}/renew`).send().expect(200);
  await app.anonymous().get(pathOf(before)).expect(404);
  const { text } = await read(body as typeof before);
  expect(text).toContain('BEGIN:VCALENDAR');
  const { body: feeds } = await app.as('admin').get('/api/admin/calendar-feeds').expect(200);
  expect(feeds).toContainEqual(expect.objectContaining({ id: (body as Feed).id, kind: 'confirmed', withNames: true }));
});

it.each([
  [{ kind: 'some', withNames: false }, 'kind'],
  [{ kind: 'all' }, 'withNames'],
  [{ kind: 'all', withNames: 'perhaps' }, 'withNames'],
  [{ kind: 'all', withNames: false, expiresInDays: 5_000 }, 'expiresInDays'],
])('is not made of %j', async (wrong, field) => {
  const { body } = await app.as('admin').post('/api/admin/calendar-feeds').send(wrong).expect(400);
  expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([field]);
});

it('follows a request step by step, as the same event with a sequence that grows', async () => {
  const confirmed = await addFeed('confirmed');
  const all = await addFeed('all');
  const id = await ask();
  expect(await eventsIn(confirmed)).toEqual([]);
  const seen: [string | undefined, string | undefined, string | undefined][] = [];
  const look = async () => {
    const [inConfirmed] = await eventsIn(confirmed);
    const [inAll] = await eventsIn(all);
    seen.push([inConfirmed?.['STATUS'], inAll?.['STATUS'], inAll?.['SEQUENCE']]);
    expect(inAll?.['UID']).toBe(`${id}@bistro.example`); // same as in the guest's email
    expect(inConfirmed?.['UID'] ?? inAll?.['UID']).toBe(inAll?.['UID']);
  };
  await look();
  for (const status of ['confirmed', 'pending', 'declined', 'pending', 'confirmed', 'completed']) {
    await decide(id, status);
    await look();
  }
  expect(seen).toEqual([
    [undefined, 'TENTATIVE', '1'],
    ['CONFIRMED', 'CONFIRMED', '2'],
    ['CANCELLED', 'TENTATIVE', '3'],
    ['CANCELLED', 'CANCELLED', '4'],
    ['CANCELLED', 'TENTATIVE', '5'],
    ['CONFIRMED', 'CONFIRMED', '6'],
    ['CONFIRMED', 'CONFIRMED', '7'],
  ]);
});

it('costs 304 until something is another, in every process alike', async () => {
  const feed = await addFeed('all', true);
  const email = 'erased-later@guests.example';
  const id = await ask({ customerEmail: email, customerName: 'Nora Vale' });
  const { headers, text } = await read(feed);
  const etag = String(headers['etag']);
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  const again = (known = etag) => app.anonymous().get(pathOf(feed)).set('If-None-Match', known);
  const unchanged = await again().expect(304);
  expect(unchanged.headers['etag']).toBe(etag);
  const other = await app.beside();
  try {
    const beside = await request(other.getHttpServer()).get(pathOf(feed)).expect(200);
    expect([beside.headers['etag'], beside.text]).toEqual([etag, text]);
  } finally {
    await other.close();
  }
  await app.as('staff').patch(`/api/staff/reservations/${id}`).send({ preferredTime: '2:00 PM' }).expect(200);
  const changed = await again().expect(200);
  expect(changed.text).toContain('Nora Vale');
  await app.as('admin').post('/api/admin/personal-records/erase').send({ email }).expect(204);
  const erased = await again(String(changed.headers['etag'])).expect(200);
  expect(erased.text).not.toContain('Nora');
  expect(linesOf(erased.text)).toContain('STATUS:CANCELLED');
});

it('holds 30 days back and a year ahead', async () => {
  const feed = await addFeed('confirmed');
  const days = [-31, -30, 0, 365, 368].map((days) => addDays(today(), days));
  const ids = await Promise.all(days.map((day) => visitOn(day)));
  const uids = (await eventsIn(feed)).map(({ UID = '' }) => UID.split('@')[0]);
  expect(uids.toSorted()).toEqual(ids.slice(1, 4).toSorted());
});

it('contains no names unless chosen, and then exact ones', async () => {
  const withNames = await addFeed('confirmed', true);
  const without = await addFeed('confirmed');
  await visitOn(today(), { name: 'Ana\n; "the, cook" \\ \r\nSTATUS:CANCELLED' });
  await visitOn(today(), { name: `Zoë 🎉 ${'Çelebi '.repeat(30)}`.trim() });
  const named = await eventsIn(withNames);
  expect(named.map(({ SUMMARY }) => SUMMARY)).toEqual(
    expect.arrayContaining([
      'Table for 2 people: Ana\\n\\; "the\\, cook" \\\\ \\nSTATUS:CANCELLED',
      `Table for 2 people: Zoë 🎉 ${'Çelebi '.repeat(30)}`.trim(),
    ]),
  );
  expect(named.map(({ STATUS }) => STATUS)).toEqual(['CONFIRMED', 'CONFIRMED']);
  expect((await eventsIn(without)).map(({ SUMMARY }) => SUMMARY)).toEqual(['Table for 2 people', 'Table for 2 people']);
});

it('contains the area', async () => {
  const feed = await addFeed('confirmed', true);
  const id = await visitOn(today());
  await app.database.query(`update reservation_requests set area = 'courtyard' where id = $1`, [id]);
  expect(await eventsIn(feed)).toMatchObject([{ SUMMARY: 'Table for 2 people\\, in the courtyard: Amelia Hart' }]);
  await app.database.query(`update reservation_requests set area = 'inside' where id = $1`, [id]);
  expect(await eventsIn(feed)).toMatchObject([{ SUMMARY: 'Table for 2 people\\, inside: Amelia Hart' }]);
});

it('shows a full day of two hundred parties in lines of at most 75 octets', async () => {
  const feed = await addFeed('confirmed', true);
  const names = Array.from({ length: 200 }, (_, index) => `${'Łucja Wójcik-Žižková '.repeat(4)}${String(index)}`);
  await Promise.all(names.map((name) => visitOn(today(), { name })));
  const { text } = await read(feed);
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const summaries = linesOf(text).filter((line) => line.startsWith('SUMMARY:'));
  expect(summaries.toSorted()).toEqual(names.map((name) => `SUMMARY:Table for 2 people: ${name}`).toSorted());
});

it('uses the restaurant’s local time when clocks change', async () => {
  const feed = await addFeed('confirmed');
  await app.database.query(`update calendar_feeds set expires_at = '2100-01-01' where id = $1`, [feed.id]);
  app.clock.set('2099-03-04T12:00:00Z');
  try {
    for (const day of ['2099-03-07', '2099-03-08', '2099-10-31', '2099-11-01']) await visitOn(day);
    const starts = (await eventsIn(feed)).map(({ DTSTART }) => DTSTART);
    expect(starts.toSorted()).toEqual(['20990307T173000Z', '20990308T163000Z', '20991031T163000Z', '20991101T173000Z']);
  } finally {
    app.clock.set(new Date().toISOString());
  }
});
