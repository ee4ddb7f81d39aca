import { addDays } from './kernel/calendar.js';
import { ReservationAnalyticsQuery } from './contexts/reservations/adapters/persistence/reservation-analytics.query.js';
import { ReservationNumbers } from './contexts/reservations/adapters/persistence/reservation-numbers.query.js';
import { aMonday, aReservationRequest } from './contexts/reservations/testing/a-reservation-request.js';
import { Housekeeping } from './platform/housekeeping.js';
import { EventListeners } from './platform/events/event-listeners.js';
import { Jobs } from './platform/jobs/jobs.js';
import type { TestApp } from './platform/testing/test-app.js';
import { startTestApp } from './testing/start-test-app.js';

const GUEST = { firstName: 'Philippa', lastName: 'Forgettable', email: 'philippa@guests.example', phone: '555 0144' };
const reported: string[] = [];
let isBroken = true;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' }, null, (nest) => {
    nest.get(EventListeners, { strict: false }).on('reservation.declined', 'broken-test-listener', ({ payload }) => {
      if (isBroken) return Promise.reject(new Error('broken'));
      reported.push((payload as { customerName: string }).customerName);
      return Promise.resolve();
    });
  });
});
afterAll(() => app.stop());

const request = async (changes: object = {}) =>
  (
    (await app.anonymous().post('/api/reservations').send(aReservationRequest(changes)).expect(201)).body as {
      id: string;
    }
  ).id;
const decide = (id: string, change: object) =>
  app.as('staff').patch(`/api/staff/reservations/${id}`).send(change).expect(200);
const cancel = (id: string) => app.as('staff').put(`/api/staff/reservations/${id}/cancel`).expect(200);
const allRows = async () => {
  const tables = await app.database.query<{ name: string }[]>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => app.database.query<{ row: string }[]>(`select one::text as row from "${name}" one`)),
  );
  return rows.flat().map(({ row }) => row);
};

it('has the same statistics after 70 days, erases a contact deleted then, and still delivers what had failed', async () => {
  await app.database.query(
    `insert into house_options (id, is_on, figures, updated_at) select unnest($1::text[]), true, '{}', now()
     on conflict (id) do update set is_on = true`,
    [['confirming-by-itself', 'capacity']],
  );
  // Confirmed with the request, by staff, and on the phone; declined, cancelled and without an answer.
  const automatic = await request({ specialRequests: '' });
  const confirmed = await request();
  await decide(confirmed, { status: 'confirmed' });
  const declined = await request();
  await decide(declined, { status: 'declined' });
  await app.as('staff').delete(`/api/staff/reservations/${declined}`).expect(204);
  await request();
  const reservationRequest = {
    ...aReservationRequest(),
    customerEmail: undefined,
    emailOptIn: undefined,
    specialRequests: undefined,
  };
  const { body: entered } = await app.as('staff').post('/api/staff/reservations').send(reservationRequest).expect(201);
  for (const id of [automatic, confirmed, (entered as { id: string }).id]) await cancel(id);

  const { body: contact } = await app.as('manager').post('/api/customer-contacts').send(GUEST).expect(201);
  const path = `/api/customer-contacts/${(contact as { id: string }).id}`;
  await app.as('manager').put(path).send({ phone: '555 0155', notes: 'Philippa loves figs' }).expect(200);
  await app.as('manager').delete(path).expect(204);
  await app.runJobs();

  const now = app.clock.now();
  const today = now.toISOString().slice(0, 10);
  const statistics = async () => ({
    trends: await app.nest
      .get(ReservationNumbers, { strict: false })
      .trends([{ first: addDays(today, -2), last: addDays(aMonday(), 1) }]),
    promises: await app.nest
      .get(ReservationAnalyticsQuery, { strict: false })
      .answeredOnTime(new Date(now.getTime() - 86_400_000), new Date(now.getTime() + 2 * 86_400_000)),
  });
  const before = await statistics();
  expect(before.trends).toMatchObject([{ declined: 1, cancellations: 3 }]);
  expect(before.promises).toMatchObject([{ requests: 3, inTime: 2 }]);

  app.clock.advance({ days: 70 });
  await app.nest.get(Housekeeping, { strict: false }).tidy();
  const [pruned] = await app.database.query<{ count: number }[]>(
    `select count(*)::int as count from events where payload ? 'pruned'`,
  );
  expect(pruned?.count).toBeGreaterThan(5);
  expect(await statistics()).toEqual(before);

  isBroken = false;
  await app.nest.get(Jobs, { strict: false }).retryParked();
  await app.runJobs();
  expect(reported).toEqual(['Amelia Hart']);

  const owner = await app.anonymous().login('admin');
  await owner.post('/api/admin/personal-records/erase').send({ email: GUEST.email }).expect(204);
  expect((await allRows()).filter((row) => /Philippa|Forgettable|philippa@|555 01[45]/.test(row))).toEqual([]);
});
