import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventListeners } from '../../platform/events/event-listeners.js';
import type { TestApp } from '../../platform/testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';
import { dateIn } from '../../kernel/calendar.js';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const folder = mkdtempSync(join(tmpdir(), 'courtyard-visits-'));
let app: TestApp;
beforeAll(async () => {
  for (const page of ['', 'blog', 'reservations', '404']) {
    mkdirSync(join(folder, 'client', page), { recursive: true });
    writeFileSync(join(folder, 'client', page, 'index.html'), 'page');
  }
  app = await startTestApp({ JOBS: 'off' }, join(folder, 'client'));
  // Views are counted under the restaurant's day, which must not change during the test.
  app.clock.advance({ seconds: 0 });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const count = (body: object, userAgent = PHONE) =>
  app.anonymous().post('/api/analytics/page-views').set('User-Agent', userAgent).send(body);

async function counted(metric: string): Promise<{ value: number; metadata: object }[]> {
  return app.database.query(
    'select value, metadata from site_analytics where metric = $1 and date = $2 order by metadata',
    [metric, dateIn('America/New_York', app.clock.now())],
  );
}

it('adds the views of a page up, apart by the website that led there, without a cookie', async () => {
  const { headers } = await count({ path: '/blog?x=1' }).expect(204);
  expect(headers).not.toHaveProperty('set-cookie');
  await count({ path: '/blog', referrer: 'https://search.example/?q=soup' }).expect(204);
  await Promise.all(Array.from({ length: 8 }, () => count({ path: '/blog', event: 'page_view' }).expect(204)));
  expect(await counted('page_views')).toEqual([
    { value: 9, metadata: { path: '/blog' } },
    { value: 1, metadata: { path: '/blog', referrerHost: 'search.example' } },
  ]);
});

it('counts articles, old and newly published, by name, and every page that does not exist under one', async () => {
  const id = randomUUID();
  await app.database.query(
    `insert into scheduled_content (id, title, content, content_type, status, scheduled_date, approval_deadline, created_by)
     values ($1, 'Soup', '<p>Hot</p>', 'blog_post', 'published', now(), now(), 'Site Manager')`,
    [id],
  );
  const paths = [
    '/blog/a-day-under-the-arch',
    `/blog/soup-${id.slice(-8)}`,
    '/reservations/',
    '/blog/no-such-story',
    ...Array.from({ length: 20 }, () => `/${randomUUID()}`),
  ];
  await app.database.query('delete from site_analytics');
  for (const path of paths) await count({ path }).expect(204);
  expect(await counted('page_views')).toEqual(
    expect.arrayContaining([
      { value: 1, metadata: { path: '/blog/a-day-under-the-arch' } },
      { value: 1, metadata: { path: `/blog/soup-${id.slice(-8)}` } },
      { value: 1, metadata: { path: '/reservations' } },
      { value: 21, metadata: { path: '/404' } },
    ]),
  );
  expect(await counted('page_views')).toHaveLength(4);
});

it('names a hundred websites that led here on a day, and counts the others together', async () => {
  await app.database.query('delete from site_analytics');
  const from = (host: string) => count({ path: '/', referrer: `https://${host}/` }).expect(204);
  for (let number = 0; number < 103; number += 1) await from(`site-${String(number)}.example`);
  await from('site-0.example');
  const views = await counted('page_views');
  expect(views).toHaveLength(101);
  expect(views).toContainEqual({ value: 3, metadata: { path: '/', referrerHost: 'other' } });
  expect(views).toContainEqual({ value: 2, metadata: { path: '/', referrerHost: 'site-0.example' } });
});

it('counts a visitor once a day, stores no address, and deletes yesterday’s visitors and their salt', async () => {
  await app.database.query('delete from visitor_salts');
  await app.database.query('delete from site_analytics');
  await app.database.query(`insert into visitor_salts (day, salt) values (current_date - 3, 'old')`);
  await app.database.query(`insert into daily_visitors (day, visitor) values (current_date - 3, 'somebody')`);
  for (const userAgent of [PHONE, LAPTOP, PHONE, LAPTOP]) await count({ path: '/' }, userAgent).expect(204);
  expect(await counted('unique_visitors')).toEqual([{ value: 2, metadata: {} }]);
  const stored = await app.database.query<{ days: number; text: string }[]>(
    `select count(distinct v.day)::int as days, string_agg(encode(v.visitor, 'escape'), ' ') as text
     from daily_visitors v join visitor_salts s using (day)`,
  );
  expect(stored[0]?.days).toBe(1);
  expect(stored[0]?.text).not.toMatch(/127\.0\.0\.1|Firefox/);
});

it('ignores bots', async () => {
  const before = await counted('page_views');
  await count({ path: '/' }, 'Googlebot/2.1').expect(204);
  await count({ path: '/' }, '').expect(204);
  await count({ path: '/reservations', event: 'reservation_started' }, 'curl/8').expect(204);
  expect(await counted('page_views')).toEqual(before);
  expect(await counted('reservation_started')).toEqual([]);
});

it('counts requests for a table that were begun and sent, and messages, each event once', async () => {
  await count({ path: '/reservations', event: 'reservation_started', via: 'card' }).expect(204);
  await app
    .anonymous()
    .post('/api/contact')
    .send({ name: 'Amelia', email: 'amelia@guests.example', message: 'Hello' })
    .expect(201);
  // What a client writes to the agency is no contact form.
  const plan = { businessName: 'Trace’s', contactEmail: 'trace@guests.example', selectedTier: 'premium' };
  await app.anonymous().post('/api/plan-consultation').send(plan).expect(201);
  await app.runJobs();
  const listeners = app.nest.get(EventListeners, { strict: false });
  const id = randomUUID();
  const subject = { type: 'reservation', id };
  const event = {
    type: 'reservation.requested',
    subject,
    by: null,
    payload: {},
    id,
    occurredAt: new Date().toISOString(),
  };
  await listeners.dispatch('analytics', event);
  await listeners.dispatch('analytics', event);
  expect(await counted('reservation_started')).toEqual([{ value: 1, metadata: { wayIn: 'card' } }]);
  expect(await counted('reservation_sent')).toEqual([{ value: 1, metadata: {} }]);
  expect(await counted('contact_forms')).toEqual([{ value: 1, metadata: {} }]);
});

it.each([
  ['path', undefined],
  ['path', 'blog'],
  ['path', `/${'x'.repeat(500)}`],
  ['path', '/nul\u0000'],
  ['referrer', 'x'.repeat(501)],
  ['referrer', 5],
  ['event', 'purchase'],
])('is refused when %s is %j', async (field, value) => {
  const { body } = await count({ path: '/', [field]: value }).expect(400);
  expect(body).toMatchObject({ errors: [{ field }] });
});

it('takes sixty a minute from one address', async () => {
  const limited = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on' });
  try {
    const calls = Array.from({ length: 63 }, () =>
      limited.anonymous().post('/api/analytics/page-views').set('User-Agent', PHONE).send({ path: '/' }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  } finally {
    await limited.stop();
  }
});
