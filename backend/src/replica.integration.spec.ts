import { addDays, dateIn } from './kernel/calendar.js';
import type { TestApp } from './platform/testing/test-app.js';
import { startTestApp } from './testing/start-test-app.js';

const REQUEST = {
  customerName: 'Amelia Hart',
  customerEmail: 'amelia@guests.example',
  partySize: '2',
  preferredTime: '12:30 PM',
};

/** Its database acts as a replica with a reservation request of its own. */
let behind: TestApp;
let app: TestApp;

beforeAll(async () => {
  behind = await startTestApp({ JOBS: 'off' });
  const preferredDate = addDays(dateIn('America/New_York', behind.clock.now()), 9);
  await behind
    .anonymous()
    .post('/api/reservations')
    .send({ ...REQUEST, preferredDate })
    .expect(201);
  await behind
    .anonymous()
    .post('/api/analytics/page-views')
    .set('User-Agent', 'Mozilla/5.0 Firefox/140.0')
    .send({ path: '/' })
    .expect(204);
  await behind.database.query(
    `insert into email_history (recipient_email, email_type, subject, status, sent_at, next_try_at, sent_by, sent_by_role)
       values ('amelia@guests.example', 'campaign', 'News', 'sent', now(), now(), 'Site Manager', 'manager')`,
  );
  app = await startTestApp({ JOBS: 'off', DATABASE_REPLICA_URL: behind.databaseUrl });
});
afterAll(async () => {
  await app.stop();
  await behind.stop();
});

const read = async (role: 'admin' | 'manager', path: string) =>
  (await app.as(role).get(path).expect(200)).body as unknown;

it('statistics and sent emails are read from the replica', async () => {
  expect(await read('admin', '/api/admin/analytics/reservations?days=30')).toMatchObject({ totalReservations: 1 });
  expect(await read('manager', '/api/manager/analytics?days=30')).toMatchObject({ pageViews: 1 });
  expect(await read('manager', '/api/email-history')).toMatchObject([{ recipientEmail: 'amelia@guests.example' }]);
  expect(await read('manager', '/api/email-history/summary')).toMatchObject({ sent: 1 });
});

it('data that a user may have just changed is read from the primary', async () => {
  expect(await read('admin', '/api/admin/reservations')).toEqual([]);
  expect(await read('admin', '/api/admin/reservations/summary')).toMatchObject({ total: 0 });
});
