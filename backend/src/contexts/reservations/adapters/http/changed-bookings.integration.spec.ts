import { addDays } from '../../../../kernel/calendar.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aMonday, aReservationRequest } from '../../testing/a-reservation-request.js';
import type { ReservationView } from '../reservation.fields.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const request = async (changes = {}) =>
  (await app.anonymous().post('/api/reservations').send(aReservationRequest(changes)).expect(201))
    .body as ReservationView;
const change = (id: string, what: object, role: 'staff' | 'admin' = 'staff') =>
  app.as(role).patch(`/api/${role}/reservations/${id}`).send(what);
const auditLogOf = async (id: string) =>
  (await app.as('admin').get(`/api/admin/trail?subjectId=${id}`).expect(200)).body as object[];

it.each(['staff', 'admin'] as const)(
  'changes day, time and party by %s, and logs the previous values',
  async (role) => {
    const { id, preferredDate } = await request();
    const booking = { preferredDate: addDays(preferredDate, 1), preferredTime: '13:00', partySize: 4 };
    const { body } = await change(id, booking, role).expect(200);
    expect(body).toMatchObject({ ...booking, preferredTime: '1:00 PM', partySize: '4', status: 'pending' });
    expect((await auditLogOf(id))[0]).toMatchObject({
      type: 'reservation.changed',
      by: { role },
      changes: [
        { field: 'partySize', before: '2', after: '4' },
        { field: 'preferredDate', before: preferredDate, after: booking.preferredDate },
        { field: 'preferredTime', before: '12:30 PM', after: '1:00 PM' },
      ],
    });
  },
);

it('records nothing for a change without a difference', async () => {
  const { id } = await request();
  await change(id, { partySize: '2', preferredTime: '12:30 PM' }).expect(200);
  expect(await auditLogOf(id)).toHaveLength(1);
});

it('is refused with 409 and the state once the request is declined or the visit is over', async () => {
  const { id } = await request();
  await change(id, { status: 'declined' }).expect(200);
  const { body } = await change(id, { partySize: '3' }).expect(409);
  expect(body).toMatchObject({
    detail: 'This reservation is declined and can no longer be changed.',
  });
  await change(id, { partySize: '3', expectedStatus: 'confirmed' }).expect(409);
});

it.each([
  ['partySize', '11'],
  ['preferredDate', ''],
  ['preferredDate', '2020-01-01'],
  ['preferredDate', 20261127],
  ['preferredTime', '5:15 PM'],
  ['preferredTime', ''],
])('is refused with 400 and a sentence when %s is %j', async (field, value) => {
  const { id } = await request();
  const { body } = await change(id, { [field]: value }).expect(400);
  expect(body).toMatchObject({ errors: [{ field }] });
});

it('is refused with 400 where the time alone is another and the day has passed, and not where the party is', async () => {
  const { id } = await request();
  await app.database.query(`update reservation_requests set preferred_date = '2020-01-01' where id = $1`, [id]);
  const { body } = await change(id, { preferredTime: '1:00 PM' }).expect(400);
  expect(body).toMatchObject({
    errors: [{ field: 'preferredDate', message: 'Choose today or a later date.' }],
  });
  await change(id, { preferredTime: '12:30 PM', partySize: '3' }).expect(200);
});

it('comes with no decision but a confirmation', async () => {
  const { id } = await request();
  const { body } = await change(id, { status: 'declined', partySize: '3' }).expect(400);
  expect(body).toMatchObject({ errors: [{ field: 'status' }] });
  await change(id, { status: 'confirmed', partySize: '3' }).expect(200);
});

it('applies two concurrent changes of different fields, with one table in the end', async () => {
  const { id, preferredDate } = await request();
  const [one, other] = await Promise.all([
    change(id, { partySize: '5' }),
    change(id, { preferredDate: addDays(preferredDate, 2) }, 'admin'),
  ]);
  expect([one.status, other.status]).toEqual([200, 200]);
  const { body } = await app.as('staff').get('/api/staff/reservations').expect(200);
  expect(body).toContainEqual(expect.objectContaining({ id, partySize: '5', preferredDate: addDays(aMonday(), 2) }));
});
