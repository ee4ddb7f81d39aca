import type { Client, TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import type { ReservationView } from '../reservation.fields.js';
import type { ServiceDayView } from './service-day.controller.js';

const TODAY = '2026-11-27';
const TOMORROW = '2026-11-28';

let app: TestApp;
let staff: Client;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set(new Date('2026-11-28T04:30:00Z')); // 11:30 PM on the 27th in Florida
  staff = await app.anonymous().login('staff');
});
afterAll(() => app.stop());

const enter = async (changes: object) => {
  const call = { customerName: 'Walter Moss', partySize: '2', preferredDate: TODAY, preferredTime: '12:00 PM' };
  const { body } = await staff
    .post('/api/staff/reservations')
    .send({ ...call, ...changes })
    .expect(201);
  return body as ReservationView;
};
const read = async (query = '') => (await staff.get(`/api/staff/service${query}`).expect(200)).body as ServiceDayView;

it('lists the expected guests of today, in the restaurant’s zone, or of another day', async () => {
  const late = await enter({ preferredTime: '1:00 PM', partySize: '10+' });
  const early = await enter({ preferredTime: '11:30 AM', partySize: '4' });
  const waits = await enter({ preferredTime: '10:00 AM', status: 'pending' });
  const tomorrow = await enter({ preferredDate: TOMORROW });
  const declined = await enter({ status: 'pending' });
  await staff.patch(`/api/staff/reservations/${declined.id}`).send({ status: 'declined' }).expect(200);
  const over = await enter({});
  const { body: arrived } = await staff.put(`/api/staff/reservations/${over.id}/complete`).expect(200);

  const today = await read();
  expect(today).toMatchObject({ date: TODAY, covers: 16, parties: 3, reservations: [early, late], waiting: [waits] });
  expect(today).toMatchObject({
    here: { covers: 2, parties: 1 },
    expected: { covers: 14, parties: 2 },
    arrived: [arrived],
  });
  expect((arrived as ReservationView).completedAt).toBe(app.clock.now().toISOString());
  expect(today.slots).toHaveLength(15);
  expect(today.slots[3]).toEqual({ time: '11:30 AM', covers: 4, parties: 1, byArea: null });
  expect(await read(`?date=${TODAY}`)).toEqual(today);
  expect(await read(`?date=${TOMORROW}`)).toMatchObject({ date: TOMORROW, covers: 2, reservations: [tomorrow] });
});

it('shows the tables of a party and when it left, to staff and to integrations', async () => {
  const { id } = await enter({ preferredDate: TOMORROW, preferredTime: '2:00 PM' });
  const path = `/api/staff/reservations/${id}`;
  await staff
    .put(`${path}/tables`)
    .send({ tables: 'x'.repeat(40) })
    .expect(400);
  await staff.put(`${path}/tables`).send({ tables: 'p6 7' }).expect(200);
  await staff.put(`${path}/left`).expect(409);
  await staff.put(`${path}/complete`).expect(200);
  await staff.put(`${path}/left`).expect(200);
  const leftAt = app.clock.now().toISOString();
  const { arrived, here } = await read(`?date=${TOMORROW}`);
  expect(arrived).toMatchObject([{ id, tables: 'P6, 7', leftAt }]);
  expect(here).toEqual({ covers: 0, parties: 0 });

  const owner = await app.as('admin').login('admin');
  const { token } = (
    await owner
      .post('/api/admin/tokens')
      .send({ name: 'Register', scopes: ['reservations:read'] })
      .expect(201)
  ).body as { token: string };
  const asProgram = (address: string) =>
    app.anonymous().get(address).set('Authorization', `Bearer ${token}`).expect(200);
  const seen = { id, tables: ['P6', '7'], leftAt };
  expect((await asProgram(`/api/v1/reservations/${id}`)).body).toMatchObject(seen);
  expect((await asProgram(`/api/v1/reservations?date=${TOMORROW}`)).body).toContainEqual(expect.objectContaining(seen));

  await staff.delete(`${path}/left`).expect(200);
  expect((await read(`?date=${TOMORROW}`)).here).toEqual({ covers: 2, parties: 1 });
  const { body: trail } = await owner.get(`/api/admin/trail?subjectType=reservation&subjectId=${id}`).expect(200);
  expect(trail).toContainEqual(
    expect.objectContaining({
      type: 'reservation.seated',
      changes: [{ field: 'tables', before: null, after: 'P6, 7' }],
    }),
  );
});

it('answers 304 to who has it already, until something of it changes', async () => {
  const { id } = await enter({ preferredDate: TOMORROW, preferredTime: '3:00 PM' });
  const path = `/api/staff/service?date=${TOMORROW}`;
  const { headers } = await staff.get(path).expect(200);
  expect(headers['cache-control']).toBe('private, no-cache');
  const etag = String(headers['etag']);
  await staff.get(path).set('If-None-Match', etag).expect(304);
  await staff.patch(`/api/staff/reservations/${id}`).send({ partySize: '3' }).expect(200);
  await staff.get(path).set('If-None-Match', etag).expect(200);
});

it.each(['tomorrow', '2026-02-30', '%00'])(
  'is refused with 400 for the day %s, and so is opening its courtyard',
  async (date) => {
    await staff.get(`/api/staff/service?date=${date}`).expect(400);
    await staff.delete(`/api/staff/courtyard-closings/${date}`).expect(400);
  },
);

it('is read by an index, also among many requests', async () => {
  await app.database
    .query(`insert into reservation_requests (id, customer_name, party_size, preferred_date, preferred_time, status)
    select gen_random_uuid(), 'A guest', '2', '2025-01-01', '12:00 PM', 'completed' from generate_series(1, 5000)`);
  await app.database.query('analyze reservation_requests');
  const plan = await app.database.query<Record<string, string>[]>(
    `explain select * from reservation_requests where status in ('pending', 'confirmed') and preferred_date = '${TODAY}'`,
  );
  expect(JSON.stringify(plan)).toContain('reservation_requests_open_day');
});
