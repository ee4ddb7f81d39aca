import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aReservationRequest } from '../../testing/a-reservation-request.js';
import type { ReservationAnalyticsView } from './reservations.views.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('delete from reservation_requests'));

interface Visit {
  received: string;
  party?: string;
  time?: string;
  ended?: [outcome: 'completed' | 'no-show', at: string];
}

const keep = ({ received, party = '2', time = '12:30 PM', ended }: Visit) =>
  app.database.query(
    `insert into reservation_requests (id, customer_name, customer_email, party_size, preferred_date, preferred_time,
       status, outcome, created_at, completed_at)
     values (gen_random_uuid(), 'A guest', 'guest@guests.example', $1, '2026-11-01', $2, $3, $4, $5, $6)`,
    [party, time, ended?.[0] ?? 'pending', ended?.[0] ?? null, received, ended?.[1] ?? null],
  );
async function read(now: string, days: number): Promise<ReservationAnalyticsView> {
  app.clock.set(new Date(now));
  const { body } = await app
    .as('admin')
    .get(`/api/admin/analytics/reservations?days=${String(days)}`)
    .expect(200);
  return body as ReservationAnalyticsView;
}
const busyDays = ({ dailyTrends }: ReservationAnalyticsView) =>
  dailyTrends.filter(({ completed, noShows, total }) => completed + noShows + total > 0);

it('belongs to the day of the restaurant’s wall, in summer and in winter, across the end of daylight saving', async () => {
  // The clocks go back on November 1, 2026 at 2:00: midnight is 04:00Z before and 05:00Z after it.
  await keep({ received: '2026-10-31T03:59:59.999Z' }); // October 30
  await keep({ received: '2026-10-31T04:00:00.000Z' }); // October 31
  await keep({ received: '2026-11-01T03:59:59.999Z' }); // October 31
  await keep({ received: '2026-11-01T04:00:00.000Z' }); // November 1, which has 25 hours
  await keep({ received: '2026-11-02T04:59:59.999Z' }); // November 1
  await keep({ received: '2026-11-02T05:00:00.000Z' }); // November 2
  const figures = await read('2026-11-03T04:59:00Z', 7);
  expect(figures.dailyTrends.map(({ date }) => date)).toEqual([
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ]);
  expect(busyDays(figures).map(({ date, total }) => [date, total])).toEqual([
    ['2026-10-30', 1],
    ['2026-10-31', 2],
    ['2026-11-01', 2],
    ['2026-11-02', 1],
  ]);
});

it('has the 23 hours of the day on which daylight saving begins', async () => {
  // The clocks go forward on March 8, 2026 at 2:00.
  await keep({ received: '2026-03-08T04:59:59.999Z' }); // March 7
  await keep({ received: '2026-03-08T05:00:00.000Z' }); // March 8
  await keep({ received: '2026-03-09T03:59:59.999Z' }); // March 8
  await keep({ received: '2026-03-09T04:00:00.000Z' }); // March 9
  expect(busyDays(await read('2026-03-09T12:00:00Z', 7)).map(({ date, total }) => [date, total])).toEqual([
    ['2026-03-07', 1],
    ['2026-03-08', 2],
    ['2026-03-09', 1],
  ]);
});

it('begins with the first moment of its first day, and counts received and resolved by their own days', async () => {
  const now = '2026-11-20T17:00:00Z';
  await keep({ received: '2026-11-14T04:59:59Z', party: '9' }); // before the seven days
  await keep({
    received: '2026-11-14T05:00:00Z',
    party: '4',
    time: '1:00 PM',
    ended: ['completed', '2026-11-15T18:00:00Z'],
  });
  await keep({ received: '2026-11-16T15:00:00Z', party: '10+', ended: ['completed', '2026-11-18T04:30:00Z'] });
  await keep({ received: '2026-11-16T16:00:00Z', party: '1', ended: ['no-show', '2026-11-18T18:00:00Z'] });
  // Requested long ago, visited this week.
  await keep({ received: '2026-10-01T12:00:00Z', party: '6', ended: ['completed', '2026-11-18T19:00:00Z'] });
  const figures = await read(now, 7);
  expect(figures).toMatchObject({
    totalReservations: 3,
    completedReservations: 3,
    noShowReservations: 1,
    completionRate: 75,
    noShowRate: 25,
    averagePartySize: 5,
    popularTimes: [
      { time: '12:30 PM', count: 2 },
      { time: '1:00 PM', count: 1 },
    ],
  });
  expect(busyDays(figures)).toEqual([
    { date: '2026-11-14', total: 1, completed: 0, noShows: 0 },
    { date: '2026-11-15', total: 0, completed: 1, noShows: 0 },
    { date: '2026-11-16', total: 2, completed: 0, noShows: 0 },
    { date: '2026-11-17', total: 0, completed: 1, noShows: 0 },
    { date: '2026-11-18', total: 0, completed: 1, noShows: 1 },
  ]);
});

/** A request, and what staff decided at which time. */
async function ask(received: string, ...answers: [status: string, at: string][]): Promise<void> {
  await askFor('2026-12-01', received, ...answers);
}

async function askFor(
  preferredDate: string,
  received: string,
  ...answers: [status: string, at: string][]
): Promise<void> {
  app.clock.set(received);
  const { body } = await app
    .anonymous()
    .post('/api/reservations')
    .send(aReservationRequest({ preferredDate }))
    .expect(201);
  for (const [status, at] of answers) {
    app.clock.set(at);
    const staff = await app.anonymous().login('staff');
    await staff
      .patch(`/api/staff/reservations/${(body as { id: string }).id}`)
      .send({ status })
      .expect(200);
  }
}

it('reports by week how many guests were answered by the promised deadline', async () => {
  await ask('2026-11-16T04:59:59Z', ['confirmed', '2026-11-16T15:00:00Z']); // Sunday the 15th in the restaurant's zone
  await ask('2026-11-16T05:00:00Z', ['declined', '2026-11-17T05:00:00Z']); // exactly at the deadline
  await ask('2026-11-17T15:00:00Z', ['confirmed', '2026-11-18T15:00:01Z']);
  await ask('2026-11-17T15:00:00Z', ['declined', '2026-11-18T09:00:00Z'], ['pending', '2026-11-19T15:00:00Z']);
  await ask('2026-11-18T15:00:00Z'); // waiting for two days
  await askFor('2026-11-19', '2026-11-19T13:00:00Z', ['confirmed', '2026-11-19T16:30:00Z']); // an hour before the visit
  await askFor('2026-11-19', '2026-11-19T13:00:00Z', ['confirmed', '2026-11-19T16:30:01Z']);
  await ask('2026-11-20T12:00:00Z'); // may still be answered in time
  app.clock.set('2026-11-18T15:00:00Z');
  const staff = await app.anonymous().login('staff');
  const byPhone = { ...aReservationRequest({ preferredDate: '2026-12-01' }), source: 'phone', status: 'pending' };
  await staff.post('/api/staff/reservations').send(byPhone).expect(201); // phone requests have no deadline
  app.clock.set('2026-11-20T17:00:00Z');
  const owner = await app.anonymous().login('admin');
  const { body } = await owner.get('/api/admin/analytics/reservations?days=7').expect(200);
  expect((body as ReservationAnalyticsView).promise).toEqual([
    { week: '2026-11-09', requests: 1, inTime: 1 },
    { week: '2026-11-16', requests: 6, inTime: 3 },
  ]);
});

it('rounds rates to one decimal', async () => {
  const at = '2026-11-19T18:00:00Z';
  for (const outcome of ['completed', 'completed', 'no-show'] as const)
    await keep({ received: '2026-11-18T18:00:00Z', ended: [outcome, at] });
  expect(await read('2026-11-20T17:00:00Z', 30)).toMatchObject({ completionRate: 66.7, noShowRate: 33.3 });
});

it('reports the totals of the preceding period of the same length, to the moment', async () => {
  const now = '2026-11-20T17:00:00Z'; // the seven days begin on November 14
  await keep({ received: '2026-11-07T04:59:59.999Z' }); // before the preceding period
  await keep({ received: '2026-11-07T05:00:00.000Z', ended: ['completed', '2026-11-14T04:59:59.999Z'] });
  await keep({ received: '2026-11-14T04:59:59.999Z', ended: ['no-show', '2026-11-13T18:00:00Z'] });
  await keep({ received: '2026-11-14T05:00:00.000Z', ended: ['completed', '2026-11-14T05:00:00.000Z'] });
  expect(await read(now, 7)).toMatchObject({
    totalReservations: 1,
    completedReservations: 1,
    noShowReservations: 0,
    before: { totalReservations: 2, completedReservations: 1, noShowReservations: 1 },
  });
});
