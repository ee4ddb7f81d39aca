import type { TestApp } from '../../platform/testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

async function figures(query = ''): Promise<object> {
  const manager = await app.anonymous().login('manager');
  return (await manager.get(`/api/manager/analytics${query}`).expect(200)).body as object;
}
const count = (date: string, metric: string, value: number, by: object = {}) =>
  app.database.query(
    'insert into site_analytics (id, date, metric, metadata, value) values (gen_random_uuid(), $1, $2, $3, $4)',
    [date, metric, JSON.stringify(by), value],
  );

const request = (source: string, createdAt: string) =>
  app.database.query(
    `insert into reservation_requests (id, customer_name, party_size, preferred_date, preferred_time, source, created_at)
     values (gen_random_uuid(), 'Amelia Hart', '2', '2028-03-20', '12:30 PM', $1, $2)`,
    [source, createdAt],
  );

it('is all zeros before anything was counted', async () => {
  app.clock.set(new Date('2026-11-23T15:00:00Z'));
  expect(await figures()).toMatchObject({
    pageViews: 0,
    reservations: 0,
    contactForms: 0,
    topPages: [],
    referrers: [],
    current: { pageViews: 0, visitors: 0, reservations: 0, contactForms: 0 },
    before: { pageViews: 0, visitors: 0, reservations: 0, contactForms: 0 },
  });
});

it('adds up everything, and the pages, referrers and days of the last 30 days by the restaurant’s calendar', async () => {
  // Still the 22nd in the restaurant's zone.
  app.clock.set(new Date('2026-11-23T04:30:00Z'));
  await count('2026-10-23', 'page_views', 1000, { path: '/old', referrerHost: 'old.example' });
  await count('2026-10-24', 'page_views', 5, { path: '/' });
  await count('2026-11-22', 'page_views', 7, { path: '/', referrerHost: 'search.example' });
  await count('2026-11-22', 'page_views', 3, { path: '/blog', referrerHost: 'search.example' });
  await count('2026-11-22', 'page_views', 50, { path: '/404' });
  await count('2026-11-22', 'unique_visitors', 4);
  await count('2026-11-22', 'reservation_sent', 2);
  await count('2026-10-01', 'contact_forms', 1);
  const answer = (await figures()) as { dailyTrends: unknown[] };
  expect(answer).toMatchObject({
    pageViews: 1065,
    reservations: 2,
    contactForms: 1,
    topPages: [
      { path: '/', views: 12 },
      { path: '/blog', views: 3 },
    ],
    referrers: [{ host: 'search.example', views: 10 }],
  });
  expect(answer.dailyTrends).toHaveLength(30);
  expect(answer.dailyTrends.at(0)).toEqual({ date: '2026-10-24', views: 5, visitors: 0 });
  expect(answer.dailyTrends.at(-1)).toEqual({ date: '2026-11-22', views: 60, visitors: 4 });
});

it('covers 7, 30 or 90 days, and adds up as many days before', async () => {
  // A Sunday that no other test counts on.
  app.clock.set(new Date('2028-03-05T15:00:00Z'));
  await count('2028-03-05', 'page_views', 4, { path: '/' });
  await count('2028-02-28', 'page_views', 2, { path: '/blog' });
  await count('2028-02-28', 'unique_visitors', 1);
  await count('2028-02-27', 'page_views', 9, { path: '/' });
  await count('2028-02-27', 'contact_forms', 1);
  await count('2028-02-21', 'page_views', 1, { path: '/' });
  for (const source of ['website', 'website', 'phone']) await request(source, '2028-02-22T04:59:00Z');
  await request('website', '2028-03-06T04:59:00Z');
  await count('2028-02-20', 'page_views', 100, { path: '/' });
  const week = (await figures('?days=7')) as { dailyTrends: { date: string }[] };
  expect(week).toMatchObject({
    topPages: [
      { path: '/', views: 4 },
      { path: '/blog', views: 2 },
    ],
    current: { pageViews: 6, visitors: 1, reservations: 1, contactForms: 0 },
    before: { pageViews: 10, visitors: 0, reservations: 2, contactForms: 1 },
  });
  expect(week.dailyTrends.map(({ date }) => date)).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
    '2028-03-02',
    '2028-03-03',
    '2028-03-04',
    '2028-03-05',
  ]);
  expect(await figures('?days=90')).toMatchObject({ current: { pageViews: 116 }, before: { pageViews: 0 } });
  await app.as('manager').login('manager');
  await app.as('manager').get('/api/manager/analytics?days=8').expect(400);
});

it('counts requests from the website like the owner’s analytics', async () => {
  app.clock.set(new Date('2028-03-05T15:00:00Z'));
  const owner = await app.anonymous().login('admin');
  const { body } = await owner.get('/api/admin/analytics/reservations?days=7').expect(200);
  expect(body).toMatchObject({ totalReservations: 1, before: { totalReservations: 3 } });
  expect(await figures('?days=7')).toMatchObject({ current: { reservations: 1 }, before: { reservations: 2 } });
});
