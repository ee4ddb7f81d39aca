import { dateIn } from '../../../../kernel/calendar.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import type { ReservationFact } from '../../domain/reservation.events.js';
import { aReservationRequest } from '../../testing/a-reservation-request.js';
import type { ReservationView } from '../reservation.fields.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
beforeEach(() => app.database.query('delete from reservation_requests'));
afterAll(() => app.stop());

async function request(changes = {}): Promise<ReservationView> {
  const { body } = await app.anonymous().post('/api/reservations').send(aReservationRequest(changes)).expect(201);
  return body as ReservationView;
}
async function move(id: string, ...statuses: readonly string[]): Promise<void> {
  for (const status of statuses)
    await app.as('admin').patch(`/api/admin/reservations/${id}`).send({ status }).expect(200);
}
const ids = async (path: string): Promise<string[]> =>
  ((await app.as('admin').get(path).expect(200)).body as ReservationView[]).map(({ id }) => id);
const hoursAgo = (column: string, hours: number, id: string) =>
  app.database.query(`update reservation_requests set ${column} = now() - $1 * interval '1 hour' where id = $2`, [
    hours,
    id,
  ]);

it('moves a visit to the history a day after its outcome, or immediately when archived', async () => {
  const fresh = await request();
  const old = await request();
  const missed = await request();
  const archived = await request();
  const pending = await request();
  await move(fresh.id, 'confirmed', 'completed');
  await move(old.id, 'confirmed', 'completed');
  await move(missed.id, 'confirmed', 'no-show');
  await move(archived.id, 'confirmed', 'completed', 'archived');
  await hoursAgo('completed_at', 23.9, fresh.id);
  await hoursAgo('completed_at', 24.1, old.id);
  await hoursAgo('completed_at', 30, missed.id);
  expect(await ids('/api/admin/reservations/archived')).toEqual([archived.id, missed.id, old.id]);
  expect(await ids('/api/admin/reservations')).toEqual([pending.id, fresh.id]);
  expect(await ids('/api/staff/reservations')).toEqual([pending.id, fresh.id]);
});

it('answers one request as the lists show it', async () => {
  const { id } = await request();
  for (const role of ['staff', 'admin'] as const) {
    const read = async (path: string) =>
      (await app.as(role).get(`/api/${role}/reservations${path}`).expect(200)).body as unknown;
    expect([await read(`/${id}`)]).toEqual(await read(''));
  }
});

it('lists the history by the visit, the newest first, page by page', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const visits = [
    await request({ preferredDate: day(4), preferredTime: '1:00 PM' }),
    await request({ preferredDate: day(6), preferredTime: '10:30 AM' }),
    await request({ preferredDate: day(4), preferredTime: '12:30 PM' }),
    await request({ preferredDate: day(4), preferredTime: '11:30 AM' }),
    await request({ preferredDate: day(2) }),
  ].map(({ id }) => id);
  for (const id of visits) await move(id, 'confirmed', 'completed', 'archived');
  const [one, two, half, eleven, early] = visits;
  const path = '/api/admin/reservations/archived';
  expect(await ids(path)).toEqual([two, one, half, eleven, early]);
  const first = await app.as('admin').get(`${path}?limit=2`).expect(200);
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
  expect(await ids(next)).toEqual([half, eleven]);
});

it('finds past visits by a part of the guest’s name or address, to the letter', async () => {
  const moved = async (changes: object) => {
    const { id } = await request(changes);
    await move(id, 'confirmed', 'completed', 'archived');
    return id;
  };
  const zoe = await moved({ customerName: 'Zoë Marchetti', customerEmail: 'zoe@guests.example' });
  const percent = await moved({ customerName: '100% Ana', customerEmail: 'ana_b@guests.example' });
  await request({ customerName: 'Zoë Later' });
  const found = (search: string) => ids(`/api/admin/reservations/archived?search=${encodeURIComponent(search)}`);
  expect(await found('marchETTI')).toEqual([zoe]);
  expect(await found('zoe@')).toEqual([zoe]);
  expect(await found('0%')).toEqual([percent]);
  expect(await found('a_b')).toEqual([percent]);
  expect(await found('_oë')).toEqual([]);
  expect(await found('')).toHaveLength(2);
  await app.as('admin').get('/api/admin/reservations/archived?search=a&search=b').expect(400);
  await app
    .as('admin')
    .get(`/api/admin/reservations/archived?search=${'x'.repeat(101)}`)
    .expect(400);
});

it('filters board and history by phone number in any format, by status and by day', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const one = await request({ customerName: 'One', customerPhone: '(904) 555-0123', preferredDate: day(3) });
  const two = await request({ customerName: 'Two', customerPhone: '+1 904 555 0199', preferredDate: day(4) });
  const past = await request({ customerName: 'Past', customerPhone: '904.555.0123', preferredDate: day(3) });
  await move(two.id, 'confirmed');
  await move(past.id, 'confirmed', 'completed', 'archived');
  for (const role of ['staff', 'admin']) {
    const found = (query: string) => ids(`/api/${role}/reservations?${query}`);
    expect(await found(`search=${encodeURIComponent('904-555-0123')}`)).toEqual([one.id]);
    expect(await found('search=9045550')).toEqual([two.id, one.id]);
    expect(await found('status=confirmed')).toEqual([two.id]);
    expect(await found(`date=${day(3)}`)).toEqual([one.id]);
    expect(await found(`date=${day(3)}&status=confirmed`)).toEqual([]);
    expect(await found('search=two&status=confirmed')).toEqual([two.id]);
  }
  expect(await ids('/api/admin/reservations/archived?search=555-0123')).toEqual([past.id]);
  expect(await ids(`/api/admin/reservations/archived?date=${day(3)}`)).toEqual([past.id]);
  for (const date of ['bad', '2026-02-30'])
    await app.as('staff').get(`/api/staff/reservations?date=${date}`).expect(400);
  expect(await ids('/api/admin/reservations/archived?status=completed')).toEqual([]);
  await app.as('staff').get('/api/staff/reservations?status=lost').expect(400);
});

it('counts every state, who of the confirmed comes today, and the history in the summary', async () => {
  const preferredDate = dateIn(app.nest.get(Restaurant, { strict: false }).timeZone, app.clock.now());
  const comesToday = await request();
  const waitsToday = await request();
  // Guests cannot request a time that has passed, which depends on the hour of the test.
  await app.database.query('update reservation_requests set preferred_date = $1 where id = any($2)', [
    preferredDate,
    [comesToday.id, waitsToday.id],
  ]);
  const made = await Promise.all(Array.from({ length: 6 }, () => request()));
  const [confirmed, declined, completed, missed, archived, old] = made.map(({ id }) => id);
  await move(comesToday.id, 'confirmed');
  await move(confirmed ?? '', 'confirmed');
  await move(declined ?? '', 'declined');
  await move(completed ?? '', 'confirmed', 'completed');
  await move(missed ?? '', 'confirmed', 'no-show');
  await move(archived ?? '', 'confirmed', 'no-show', 'archived');
  await move(old ?? '', 'confirmed', 'completed');
  await hoursAgo('completed_at', 48, old ?? '');
  const expected = {
    pending: 1,
    confirmed: 2,
    confirmedToday: 1,
    declined: 1,
    completed: 2,
    noShow: 1,
    archived: 1,
    total: 8,
    history: 2,
  };
  expect((await app.as('staff').get('/api/staff/reservations/summary').expect(200)).body).toEqual(expected);
  expect((await app.as('admin').get('/api/admin/reservations/summary').expect(200)).body).toEqual(expected);
});

describe('analytics', () => {
  const read = async (query = '') =>
    (await app.as('admin').get(`/api/admin/analytics/reservations${query}`).expect(200)).body as unknown;

  it('counts received and resolved in the window, by the restaurant’s calendar', async () => {
    const first = await request({ partySize: '10+', preferredTime: '12:30 PM' });
    const second = await request({ partySize: '3', preferredTime: '12:30 PM' });
    const third = await request({ partySize: '2', preferredTime: '1:00 PM' });
    const before = await request();
    await move(first.id, 'confirmed', 'completed');
    await move(second.id, 'confirmed', 'completed', 'archived');
    await move(third.id, 'confirmed', 'no-show');
    await move(before.id, 'confirmed', 'completed');
    await hoursAgo('created_at', 24 * 40, before.id);
    const figures = await read();
    expect(figures).toMatchObject({
      completionRate: 75,
      noShowRate: 25,
      averagePartySize: 5,
      totalReservations: 3,
      completedReservations: 3,
      noShowReservations: 1,
      popularTimes: [
        { time: '12:30 PM', count: 2 },
        { time: '1:00 PM', count: 1 },
      ],
    });
    const { dailyTrends } = figures as { dailyTrends: { date: string }[] };
    expect(dailyTrends).toHaveLength(30);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format();
    expect(dailyTrends.at(-1)).toEqual({ date: today, completed: 3, noShows: 1, total: 3 });
  });

  it('takes a visit back when it is reopened', async () => {
    const { id } = await request();
    await move(id, 'confirmed', 'completed', 'pending');
    expect(await read('?days=7')).toMatchObject({ completedReservations: 0, completionRate: 0, totalReservations: 1 });
  });

  it('is all zeros without data', async () => {
    expect(await read('?days=90')).toMatchObject({
      totalReservations: 0,
      averagePartySize: 0,
      completionRate: 0,
      noShowRate: 0,
      popularTimes: [],
    });
  });

  it.each(['?days=8', '?days=abc', '?days=99999999', '?days=7&days=30'])('refuses %s', async (query) => {
    await app.as('admin').get(`/api/admin/analytics/reservations${query}`).expect(400);
  });
});

it('shows a reservation in the list exactly as the change answered it', async () => {
  const { id } = await request({ customerPhone: undefined, specialRequests: '"quotes" & <b>tags</b> \\ and a\nline' });
  const changed = await app
    .as('staff')
    .patch(`/api/staff/reservations/${id}`)
    .send({ status: 'confirmed', adminNotes: 'ünïcode' })
    .expect(200);
  const list = await app.as('staff').get('/api/staff/reservations').expect(200);
  expect(list.body).toEqual([changed.body]);
});

it('publishes visits, and undone ones with their former outcome', async () => {
  const reported: { type: string; formerOutcome: string | null }[] = [];
  const { EventListeners } = await import('../../../../platform/events/event-listeners.js');
  const listening = await startTestApp({ JOBS: 'off' }, null, (nest) => {
    for (const type of ['reservation.completed', 'reservation.reopened']) {
      nest
        .get(EventListeners, { strict: false })
        .on<ReservationFact>(type, 'test', ({ payload: { formerOutcome } }) => {
          reported.push({ type, formerOutcome });
          return Promise.resolve();
        });
    }
  });
  try {
    const { body } = await listening.anonymous().post('/api/reservations').send(aReservationRequest()).expect(201);
    const { id } = body as ReservationView;
    for (const status of ['confirmed', 'completed', 'pending']) {
      await listening.as('admin').patch(`/api/admin/reservations/${id}`).send({ status }).expect(200);
    }
    await listening.runJobs();
    expect(reported).toEqual([
      { type: 'reservation.completed', formerOutcome: null },
      { type: 'reservation.reopened', formerOutcome: 'completed' },
    ]);
  } finally {
    await listening.stop();
  }
});

it('sums the parties and guests of each time from today on that still expect a table', async () => {
  const [monday, other] = [{}, { partySize: '10+' }].map((changes) => request(changes));
  const [pending, confirmed] = [await monday, await other] as [ReservationView, ReservationView];
  await move(confirmed.id, 'confirmed');
  await move((await request({ preferredTime: '1:00 PM' })).id, 'declined');
  const before = await request();
  await app.database.query(`update reservation_requests set preferred_date = '2020-01-06' where id = $1`, [before.id]);
  const { preferredDate, preferredTime } = pending;
  const { body } = await app.as('admin').get('/api/admin/reservations/booked-slots').expect(200);
  expect(body).toEqual([{ preferredDate, preferredTime, parties: 2, guests: 12 }]);
});
