import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../platform/testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';
import type { TrendsView } from './trends.controller.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.query('delete from reservation_requests');
  await app.database.query('delete from email_history');
});

async function at(now: string) {
  app.clock.set(now);
  for (const role of ['staff', 'admin'] as const) await app.as(role).login(role);
}
const read = async (query = '') =>
  (await app.as('admin').get(`/api/admin/trends${query}`).expect(200)).body as TrendsView;
const weekOf = ({ weeks }: TrendsView, monday: string) => weeks.find(({ weekStart }) => weekStart === monday);

interface Visit {
  readonly day?: string;
  readonly party?: string;
  readonly status?: string;
  readonly outcome?: 'completed' | 'no-show';
  readonly askedAt?: string;
}
const keep = ({
  day = '2020-01-01',
  party = '2',
  status = 'pending',
  outcome,
  askedAt = '2020-01-01T12:00:00Z',
}: Visit) =>
  app.database.query(
    `insert into reservation_requests (id, customer_name, party_size, preferred_date, preferred_time, status, outcome, created_at)
     values (gen_random_uuid(), 'Walter Moss', $1, $2, '1:00 PM', $3, $4, $5)`,
    [party, day, status, outcome ?? null, askedAt],
  );
const mail = (sentAt: string, openedAt: string | null, type = 'campaign') =>
  app.database.query(
    `insert into email_history (recipient_email, email_type, subject, status, sent_at, opened_at, next_try_at, sent_by, sent_by_role)
     values ($1, $2, 'Winter', 'sent', $3, $4, $3, 'Site Manager', 'manager')`,
    [`${randomUUID()}@guests.example`, type, sentAt, openedAt],
  );

it('has eight weeks, or as many as are asked for, the running one last', async () => {
  await at('2026-12-03T15:00:00Z');
  const { weeks } = await read();
  expect(weeks.map(({ weekStart }) => weekStart)).toEqual([
    '2026-10-12',
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect((await read('?weeks=13')).weeks).toHaveLength(13);
  await app.as('admin').get('/api/admin/trends?weeks=5').expect(400);
});

it('counts visits by their day: who is expected or came, and who did not', async () => {
  await at('2026-12-03T15:00:00Z');
  await keep({ day: '2026-11-29', party: '3', status: 'completed', outcome: 'completed' }); // Sunday of the week before
  await keep({ day: '2026-11-30', party: '4', status: 'archived', outcome: 'completed' });
  await keep({ day: '2026-12-02', party: '9', status: 'no-show', outcome: 'no-show' });
  await keep({ day: '2026-12-03', party: '10+', status: 'confirmed' });
  await keep({ day: '2026-12-06', party: '2', status: 'confirmed' });
  for (const status of ['pending', 'declined']) await keep({ day: '2026-12-03', party: '5', status });
  const trends = await read();
  expect(weekOf(trends, '2026-11-23')).toMatchObject({ covers: 3, parties: 1, noShows: 0 });
  expect(weekOf(trends, '2026-11-30')).toMatchObject({ covers: 16, parties: 3, noShows: 1 });
  expect(trends.current).toMatchObject({ covers: 14, parties: 2, noShows: 1 });
});

it('compares with the week before up to the same weekday', async () => {
  await at('2026-12-02T15:00:00Z'); // a Wednesday
  await keep({ day: '2026-11-25', party: '4', status: 'completed', outcome: 'completed' });
  await keep({ day: '2026-11-26', party: '6', status: 'completed', outcome: 'completed' });
  await keep({ askedAt: '2026-11-26T04:59:59Z' }); // late on Wednesday in Florida
  await keep({ askedAt: '2026-11-26T05:00:00Z' });
  const { before, weeks } = await read();
  expect(before).toMatchObject({ covers: 4, requests: 1 });
  expect(weeks.at(-2)).toMatchObject({ covers: 10, requests: 2 });
});

it.each([
  [
    'of 25 hours',
    '2026-11-05T15:00:00Z',
    '2026-10-26',
    ['2026-10-26T03:59:59Z', '2026-10-26T04:00:00Z', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'],
  ],
  [
    'of 23 hours',
    '2027-03-18T15:00:00Z',
    '2027-03-08',
    ['2027-03-08T04:59:59Z', '2027-03-08T05:00:00Z', '2027-03-15T03:59:59Z', '2027-03-15T04:00:00Z'],
  ],
] as const)('begins and ends a week with a day %s by the restaurant’s wall', async (_, now, monday, moments) => {
  await at(now);
  for (const askedAt of moments) {
    await keep({ askedAt });
    await mail(askedAt, null);
  }
  const { weeks } = await read('?weeks=4');
  const place = weeks.findIndex(({ weekStart }) => weekStart === monday);
  const figures = weeks.slice(place - 1, place + 2).map(({ requests, mailSent }) => [requests, mailSent]);
  expect(figures).toEqual([
    [1, 1],
    [2, 2],
    [1, 1],
  ]);
});

it('counts marketing emails by the time of sending, with those that people opened', async () => {
  await at('2026-12-03T15:00:00Z');
  await mail('2026-11-30T15:00:00Z', '2026-12-01T15:00:00Z');
  await mail('2026-12-01T15:00:00Z', null, 'automation');
  await mail('2026-12-01T15:00:00Z', '2026-12-01T16:00:00Z', 'test');
  expect((await read()).current).toMatchObject({ mailSent: 2, mailOpened: 1 });
});

it('distinguishes declined from canceled requests, also when the request is deleted', async () => {
  await at('2026-12-10T15:00:00Z');
  const call = { customerName: 'Walter Moss', partySize: '2', preferredDate: '2026-12-20', preferredTime: '1:00 PM' };
  const enter = async (status: string) => {
    const { body } = await app
      .as('staff')
      .post('/api/staff/reservations')
      .send({ ...call, status })
      .expect(201);
    return (body as { id: string }).id;
  };
  const become = async (id: string, ...statuses: string[]) => {
    for (const status of statuses)
      await app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status }).expect(200);
  };
  const declined = await enter('pending');
  await become(declined, 'declined');
  await app.as('staff').delete(`/api/staff/reservations/${declined}`).expect(204);
  await become(await enter('confirmed'), 'pending', 'declined');
  await become(await enter('pending'), 'confirmed', 'pending', 'declined');
  await become(await enter('pending'), 'declined', 'pending', 'declined');
  expect((await read()).current).toMatchObject({ requests: 3, declined: 2, cancellations: 2 });
});
