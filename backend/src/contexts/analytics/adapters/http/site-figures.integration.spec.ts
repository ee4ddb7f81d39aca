import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

async function figures(): Promise<object> {
  const manager = await app.anonymous().login('manager');
  return (await manager.get('/api/manager/analytics').expect(200)).body as object;
}
const count = (date: string, metric: string, value: number, by: object = {}) =>
  app.database.query(
    'insert into site_analytics (id, date, metric, metadata, value) values (gen_random_uuid(), $1, $2, $3, $4)',
    [date, metric, JSON.stringify(by), value],
  );

it('is all zeros before anything was counted', async () => {
  app.clock.set(new Date('2026-11-23T15:00:00Z'));
  expect(await figures()).toMatchObject({
    pageViews: 0,
    reservations: 0,
    contactForms: 0,
    topPages: [],
    referrers: [],
  });
});

it('adds up everything, and the pages, referrers and days of the last 30 days by the restaurant’s calendar', async () => {
  // Still the 22nd where the restaurant stands.
  app.clock.set(new Date('2026-11-23T04:30:00Z'));
  await count('2026-10-23', 'page_views', 1000, { path: '/old', referrerHost: 'old.example' });
  await count('2026-10-24', 'page_views', 5, { path: '/' });
  await count('2026-11-22', 'page_views', 7, { path: '/', referrerHost: 'search.example' });
  await count('2026-11-22', 'page_views', 3, { path: '/blog', referrerHost: 'search.example' });
  await count('2026-11-22', 'unique_visitors', 4);
  await count('2026-11-22', 'reservation_sent', 2);
  await count('2026-10-01', 'contact_forms', 1);
  const answer = (await figures()) as { dailyTrends: unknown[] };
  expect(answer).toMatchObject({
    pageViews: 1015,
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
  expect(answer.dailyTrends.at(-1)).toEqual({ date: '2026-11-22', views: 10, visitors: 4 });
});
