import { addDays } from '../../../../kernel/calendar.js';
import type { Client, TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aReservationRequest } from '../../testing/a-reservation-request.js';
import { FreeTimes } from '../capacity/free-times.js';
import type { AvailabilityView, SlotView } from './public-reservations.controller.js';
import type { GuestTableView } from './guest-page.dto.js';
import type { RequestedView } from '../reservation.fields.js';

/** Monday, 10 AM in New York. */
const MORNING = '2094-01-11T15:00:00Z';
/** A different Tuesday for each test; the restaurant is closed on Wednesdays. */
let weeks = 0;
const aDay = () => addDays('2094-01-12', 7 * (weeks += 1));

let app: TestApp;
let staff: Client;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set(MORNING);
  staff = await app.anonymous().login('staff');
  await options({ 'guest-page': true, capacity: true });
});
afterAll(() => app.stop());

async function options(chosen: Record<string, boolean>): Promise<void> {
  const owner = await app.anonymous().login('admin');
  for (const [id, isOn] of Object.entries(chosen)) {
    const { body } = await owner.get('/api/admin/house-options').expect(200);
    const seen = (body as { id: string; updatedAt: string | null }[]).find((option) => option.id === id)?.updatedAt;
    const figures =
      id === 'capacity'
        ? [
            { name: 'arrivals', value: 8 },
            { name: 'seats', value: 100 },
          ]
        : [];
    await owner
      .put(`/api/admin/house-options/${id}`)
      .send({ isOn, figures, seen: seen ?? null })
      .expect(200);
  }
}

const availability = async (preferredDate: string, preferredTime: string, partySize: string, area = '') =>
  (
    await app
      .anonymous()
      .get('/api/reservations/availability')
      .query({ preferredDate, preferredTime, partySize, area })
      .expect(200)
  ).body as AvailabilityView;

const confirmed = (preferredDate: string, preferredTime: string, partySize: string) =>
  staff
    .post('/api/staff/reservations')
    .send({ customerName: 'Walter Moss', partySize, preferredDate, preferredTime, beyondCapacity: true })
    .expect(201);

async function requested(request: object) {
  const { body } = await app.anonymous().post('/api/reservations').send(aReservationRequest(request)).expect(201);
  const token = (body as RequestedView).guestPage?.split('#')[1] ?? '';
  return (await app.anonymous().get('/api/guest-table').set('Authorization', `Bearer ${token}`).expect(200))
    .body as GuestTableView;
}

it('reports that a half hour is full for a party, with the three nearest open times', async () => {
  const day = aDay();
  await confirmed(day, '12:00 PM', '7');
  expect(await availability(day, '12:00 PM', '1')).toEqual({ isFull: false, openTimes: [], hasWaitlist: false });
  expect(await availability(day, '12:00 PM', '2')).toEqual({
    isFull: true,
    openTimes: ['11:00 AM', '11:30 AM', '12:30 PM'].map((preferredTime) => ({ preferredDate: day, preferredTime })),
    hasWaitlist: false,
  });
});

it('reports for each time of a day whether it is open, nearly full, full, closed or past', async () => {
  const day = aDay();
  await confirmed(day, '12:00 PM', '4');
  await confirmed(day, '12:30 PM', '7');
  const states = async (preferredDate: string, partySize: string) => {
    const { body } = await app
      .anonymous()
      .get('/api/reservations/times')
      .query({ preferredDate, partySize })
      .expect(200);
    return Object.fromEntries((body as SlotView[]).map(({ time, state }) => [time, state]));
  };
  expect(await states(day, '2')).toMatchObject({
    '10:00 AM': 'open',
    '11:30 AM': 'open',
    '12:00 PM': 'open',
    '12:30 PM': 'full',
    '1:00 PM': 'open',
    '2:30 PM': 'open',
    '3:00 PM': 'closed',
    '5:00 PM': 'closed',
  });
  expect(await states(day, '3')).toMatchObject({ '12:00 PM': 'few', '12:30 PM': 'full' });
  expect(await states(day, '5')).toMatchObject({ '11:30 AM': 'few', '12:00 PM': 'full' });
  app.clock.set(`${day}T17:10:00Z`);
  expect(await states(day, '2')).toMatchObject({ '12:00 PM': 'past', '12:30 PM': 'full', '1:00 PM': 'open' });
  app.clock.set(MORNING);
  await app
    .anonymous()
    .get('/api/reservations/times')
    .query({ preferredDate: '2094-01-10', partySize: '2' })
    .expect(400);
});

it('lists the times of the coming days with the largest party that finds a table', async () => {
  const day = aDay();
  await confirmed(day, '12:00 PM', '4');
  await confirmed(day, '12:30 PM', '8');
  app.clock.set(`${day}T16:10:00Z`);
  const [today, ...later] = await app.nest.get(FreeTimes, { strict: false }).comingDays(7);
  app.clock.set(MORNING);
  const upTo = Object.fromEntries((today?.times ?? []).map(({ time, upTo: size }) => [time, size]));
  expect(upTo).toMatchObject({ '11:30 AM': '8', '12:00 PM': '4', '12:30 PM': null, '2:30 PM': '8' });
  expect(Object.keys(upTo)).not.toContain('11:00 AM');
  expect(Object.keys(upTo)).not.toContain('3:00 PM');
  expect(today?.date).toBe(day);
  expect(later.some(({ times }) => times.length === 0)).toBe(true);
});

it('looks on other open days where the day has too few', async () => {
  const day = aDay();
  for (const hour of [10, 11, 12, 1, 2])
    for (const half of ['00', '30'])
      await confirmed(day, `${String(hour)}:${half} ${hour < 3 || hour === 12 ? 'PM' : 'AM'}`, '8');
  const { openTimes } = await availability(day, '12:30 PM', '4');
  expect(openTimes).toEqual(
    ['12:00 PM', '12:30 PM', '1:00 PM'].map((preferredTime) => ({ preferredDate: addDays(day, -1), preferredTime })),
  );
});

it('calls nothing full because of requests without an answer', async () => {
  const preferredDate = aDay();
  await requested({ preferredDate, preferredTime: '12:00 PM', partySize: '8' });
  expect(await availability(preferredDate, '12:00 PM', '4')).toMatchObject({ isFull: false });
});

it('calls a closed courtyard closed, not full', async () => {
  await options({ areas: true });
  const day = aDay();
  const { body: plan } = await staff.get(`/api/staff/courtyard-closings/plan?date=${day}`).expect(200);
  const { seen } = plan as { seen: string };
  await staff.post('/api/staff/courtyard-closings').send({ date: day, seen }).expect(201);
  expect(await availability(day, '12:00 PM', '4', 'courtyard')).toMatchObject({ isFull: false });
  await options({ areas: false });
});

it('calls nothing full while no seats are counted', async () => {
  const day = aDay();
  await confirmed(day, '12:00 PM', '8');
  const restaurant = async () => (await app.anonymous().get('/api/restaurant').expect(200)).body as object;
  expect(await restaurant()).toMatchObject({ countsSeats: true });
  await options({ capacity: false });
  expect(await restaurant()).toMatchObject({ countsSeats: false });
  expect(await availability(day, '12:00 PM', '4')).toMatchObject({ isFull: false });
  await options({ capacity: true });
});

it('puts a request on the waitlist that wants to wait, where its time is full and there is one', async () => {
  await options({ 'waiting-list': true });
  const preferredDate = aDay();
  const request = { preferredDate, preferredTime: '12:00 PM', partySize: '4', joinsWaitlist: 'true' };
  expect(await requested(request)).toMatchObject({ status: 'pending', waitsAt: null });
  await confirmed(preferredDate, '12:00 PM', '8');
  expect(await availability(preferredDate, '12:00 PM', '4')).toMatchObject({ isFull: true, hasWaitlist: true });
  expect(await requested(request)).toMatchObject({ status: 'pending', waitsAt: 1 });
  expect(await requested({ ...request, joinsWaitlist: 'false' })).toMatchObject({ waitsAt: null });
});

it('rejects an invalid day, time or party', async () => {
  const ask = (query: object) => app.anonymous().get('/api/reservations/availability').query(query);
  const { body } = await ask({ preferredDate: aDay(), preferredTime: '12:00 PM', partySize: '11' }).expect(400);
  expect(body).toMatchObject({ errors: [{ field: 'partySize' }] });
  await ask({ preferredDate: '2020-01-01', preferredTime: '12:00 PM', partySize: '2' }).expect(400);
  await ask({ preferredDate: aDay(), preferredTime: '12:10 PM', partySize: '2' }).expect(400);
});
