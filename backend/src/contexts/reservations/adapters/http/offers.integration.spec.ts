import { randomUUID } from 'node:crypto';
import { addDays } from '../../../../kernel/calendar.js';
import { Client, type TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aMonday, aReservationRequest } from '../../testing/a-reservation-request.js';
import type { CapacityDayView } from './capacity.controller.js';
import type { GuestTableView } from './guest-page.dto.js';
import type { OtherTimesView } from './offers.controller.js';
import type { StaffReservationView, RequestedView } from '../reservation.fields.js';

let app: TestApp;
let staff: Client;
let admin: Client;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  // Sessions expire as the clock advances by days.
  staff = await app.anonymous().login('staff');
  admin = await app.anonymous().login('admin');
  await switchOn(['guest-page', 'other-times'], true);
});

const switchOn = (ids: string[], isOn: boolean, figures: object = {}) =>
  app.database.query(
    `insert into house_options (id, is_on, figures, updated_at) select unnest($1::text[]), $2, $3, now()
     on conflict (id) do update set is_on = excluded.is_on, figures = excluded.figures`,
    [ids, isOn, figures],
  );
/** A different Tuesday for each test and round. */
let weeks = 0;
const aDay = () => addDays(aMonday(), 1 + 7 * (weeks += 1));

async function makeRequest(request: object = {}) {
  const customerEmail = `${randomUUID()}@guests.example`;
  const { body } = await app
    .anonymous()
    .post('/api/reservations')
    .send(aReservationRequest({ customerEmail, ...request }))
    .expect(201);
  const { id, preferredDate, guestPage = '' } = body as RequestedView;
  return { id, customerEmail, preferredDate, token: guestPage.split('#')[1] ?? '' };
}
const offer = (id: string, times: unknown, expectedVersion: unknown = 1) =>
  staff.post(`/api/staff/reservations/${id}/other-times`).send({ times, expectedVersion });
const at = (preferredDate: string, ...times: string[]) =>
  times.map((preferredTime) => ({ preferredDate, preferredTime }));
const guest = (token: string, by = app.anonymous()) => ({
  page: async () =>
    (await by.get('/api/guest-table').set('Authorization', `Bearer ${token}`).expect(200)).body as GuestTableView,
  take: (time: unknown) =>
    by
      .post('/api/guest-table/take')
      .set('Authorization', `Bearer ${token}`)
      .send(time as object),
});
const settle = async () => {
  await app.runJobs();
  app.clock.advance({ seconds: 10 });
  await app.runJobs();
};
const subjectsTo = async (address: string) => (await app.mailsTo(address)).map(({ subject }) => subject);

it('brings the times to the guest, who takes one with one tap', async () => {
  const { id, customerEmail, token, preferredDate } = await makeRequest({ preferredDate: aDay() });
  const times = at(preferredDate, '10:30 AM', '2:00 PM');
  const { body } = await offer(id, times).expect(200);
  expect(body).toMatchObject({ status: 'pending', offeredTimes: times, version: 2 });
  await settle();
  const mail = (await app.mailsTo(customerEmail)).at(-1);
  expect(mail?.subject).toBe('Another time for your table');
  expect(mail?.text).toMatch(
    /10:30 AM[^]*2:00 PM[^]*accept one of them with one tap\. We’ll hold them for you until \w+day, /,
  );
  expect(mail?.html).toContain('Choose a time');

  const page = guest(token);
  expect(await page.page()).toMatchObject({ status: 'pending', offeredTimes: times });
  const taken = await page.take(times[1]).expect(200);
  expect(taken.body).toMatchObject({ ...times[1], status: 'confirmed', offeredTimes: [], offeredUntil: null });
  await page.take(times[1]).expect(200);
  expect((await page.take(times[0]).expect(409)).body).toMatchObject({
    detail: expect.stringContaining('no longer holding this time'),
  });
  await settle();
  expect((await subjectsTo(customerEmail)).at(-1)).toMatch(/^Your table is confirmed: .*2:00 PM$/);
});

it('is not possible or suggested while either setting is off', async () => {
  const { id, preferredDate } = await makeRequest({ preferredDate: aDay() });
  const propose = async () =>
    (await staff.get(`/api/staff/reservations/${id}/other-times`).expect(200)).body as OtherTimesView;
  expect(await propose()).toMatchObject({ isOn: true, times: expect.arrayContaining(['10:30 AM']) });
  await switchOn(['other-times'], false);
  expect(await propose()).toEqual({ isOn: false, date: preferredDate, times: [], near: [] });
  await offer(id, at(preferredDate, '10:30 AM')).expect(409);
  await switchOn(['other-times'], true);
  await switchOn(['guest-page'], false);
  await offer(id, at(preferredDate, '10:30 AM')).expect(409);
});

it('proposes the three times nearest to the requested one', async () => {
  const { id, preferredDate } = await makeRequest({ preferredDate: aDay(), preferredTime: '1:00 PM' });
  const { body } = await staff.get(`/api/staff/reservations/${id}/other-times`).expect(200);
  expect((body as OtherTimesView).near).toEqual(at(preferredDate, '12:00 PM', '12:30 PM', '1:30 PM'));
});

it.each([
  [[], 'times'],
  [at('2030-01-01', '10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM'), 'times'],
  ['10:00 AM', 'times'],
  [[null], 'times'],
  [at('2030-01-01', '6:10 PM'), 'preferredTime'],
  [at('2001-01-01', '10:00 AM'), 'preferredDate'],
])('is refused for %j', async (times, field) => {
  const { id } = await makeRequest();
  const { body } = await offer(id, times).expect(400);
  expect((body as { errors: { field: string }[] }).errors[0]?.field).toContain(field);
});

it('is rejected for a guest without an address, an answered request, and a changed one', async () => {
  const { body } = await staff
    .post('/api/staff/reservations')
    .send({
      customerName: 'Walter Moss',
      partySize: '2',
      preferredDate: aDay(),
      preferredTime: '1:00 PM',
      status: 'pending',
    })
    .expect(201);
  const { id, preferredDate } = body as StaffReservationView;
  const times = at(preferredDate, '10:30 AM');
  expect((await offer(id, times).expect(409)).body).toMatchObject({
    detail: expect.stringContaining('no email address'),
  });
  await offer(id, times, 7).expect(409);
  await staff.patch(`/api/staff/reservations/${id}`).send({ status: 'confirmed' }).expect(200);
  await offer(id, times, 2).expect(409);
});

it('is not emailed if staff confirm before the email goes out', async () => {
  const { id, customerEmail, preferredDate } = await makeRequest({ preferredDate: aDay() });
  await offer(id, at(preferredDate, '10:30 AM')).expect(200);
  await staff.patch(`/api/staff/reservations/${id}`).send({ status: 'confirmed' }).expect(200);
  await settle();
  expect(await subjectsTo(customerEmail)).not.toContain('Another time for your table');
});

it('is an answer: the request does not wait among those about to break the promise, until the offer has ended', async () => {
  const { id, preferredDate } = await makeRequest({ preferredDate: addDays(aMonday(), 0) });
  const soon = { preferredDate, preferredTime: '5:00 PM' };
  await offer(id, [soon]).expect(200);
  const dueIds = async () => {
    const { body } = await admin.get('/api/admin/today').expect(200);
    return JSON.stringify(body).includes(id);
  };
  app.clock.advance({ hours: 20 });
  admin = await app.anonymous().login('admin');
  expect(await dueIds()).toBe(false);
  app.clock.advance({ hours: 5 });
  admin = await app.anonymous().login('admin');
  expect(await dueIds()).toBe(true);
});

it('goes with the guest who is erased', async () => {
  const { id, customerEmail, preferredDate } = await makeRequest({ preferredDate: aDay() });
  await offer(id, at(preferredDate, '10:30 AM')).expect(200);
  await admin.post('/api/admin/personal-records/erase').send({ email: customerEmail }).expect(204);
  const { body } = await staff.get(`/api/staff/reservations/${id}`).expect(200);
  expect(body).toMatchObject({ status: 'declined', offeredTimes: null, offeredUntil: null });
});

describe('if seats are counted', () => {
  beforeAll(async () => {
    const figures = [
      { name: 'arrivals', value: 100 },
      { name: 'seats', value: 10 },
    ];
    const owner = await app.anonymous().login('admin');
    await owner.put('/api/admin/house-options/capacity').send({ isOn: true, figures, seen: null }).expect(200);
  });
  const dayOf = async (date: string) =>
    (await staff.get(`/api/staff/capacity?date=${date}`).expect(200)).body as CapacityDayView;
  const enter = (preferredDate: string, partySize: string, more: object = {}) =>
    staff
      .post('/api/staff/reservations')
      .send({ customerName: 'Walter Moss', partySize, preferredDate, preferredTime: '12:00 PM', ...more });

  it('offers only times with room, and reserves seats at each of them', async () => {
    const one = aDay();
    const two = aDay();
    await enter(one, '8').expect(201);
    const { id } = await makeRequest({ preferredDate: one, partySize: '4', preferredTime: '12:00 PM' });
    const { body } = await staff.get(`/api/staff/reservations/${id}/other-times`).expect(200);
    expect((body as OtherTimesView).times).not.toContain('12:00 PM');
    expect((body as OtherTimesView).near).toEqual([
      ...at(addDays(one, -1), '12:00 PM'),
      ...at(one, '10:00 AM', '2:30 PM'),
    ]);
    expect((await offer(id, at(one, '1:00 PM')).expect(409)).body).toMatchObject({
      detail: 'That’s 12 of 10 seats at 1:00 PM.',
    });
    await offer(id, [...at(one, '4:00 PM'), ...at(two, '12:00 PM')]).expect(200);
    expect((await dayOf(two)).halfHours.find(({ time }) => time === '1:00 PM')).toMatchObject({ seats: 4 });
    await enter(two, '8').expect(409);
    app.clock.advance({ hours: 24 });
    await (
      await app.anonymous().login('staff')
    )
      .post('/api/staff/reservations')
      .send({ customerName: 'Walter Moss', partySize: '8', preferredDate: two, preferredTime: '12:00 PM' })
      .expect(201);
  });

  it('never gives the seats of an offer to two guests, whichever of two application servers is faster', async () => {
    const other = await app.beside();
    try {
      for (let round = 0; round < 8; round += 1) {
        const preferredDate = aDay();
        const first = await makeRequest({ preferredDate, partySize: '4', preferredTime: '3:00 PM' });
        const [time] = at(preferredDate, '12:00 PM');
        await staff
          .post(`/api/staff/reservations/${first.id}/other-times`)
          .send({ times: [time], expectedVersion: 1 })
          .expect(200);
        const entries = Array.from({ length: 8 }, () =>
          staff
            .post('/api/staff/reservations')
            .send({ customerName: 'Walter Moss', partySize: '3', preferredDate, preferredTime: '12:00 PM' }),
        );
        const [taken, twice, ...entered] = await Promise.all([
          guest(first.token, new Client(other.getHttpServer())).take(time),
          guest(first.token).take(time),
          ...entries,
        ]);
        expect([taken.status, twice.status].toSorted()[0]).toBe(200);
        expect((await guest(first.token).page()).status).toBe('confirmed');
        expect(entered.filter(({ status }) => status === 201)).toHaveLength(2);
        const { body } = await staff.get(`/api/staff/capacity?date=${preferredDate}`).expect(200);
        expect(Math.max(...(body as CapacityDayView).halfHours.map(({ seats }) => seats))).toBe(10);
      }
    } finally {
      await other.close();
    }
  });
});
