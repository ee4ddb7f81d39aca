import { randomUUID } from 'node:crypto';
import { addDays } from '../../../../kernel/calendar.js';
import type { Client, TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aReservationRequest } from '../../testing/a-reservation-request.js';
import { WaitlistOffers } from '../jobs/reservation-timers.js';
import type { GuestTableView } from './guest-page.dto.js';
import type { StaffReservationView, RequestedView } from '../reservation.fields.js';

/** Monday, 10 AM in New York. */
const MORNING = '2094-01-11T15:00:00Z';
/** A different Tuesday for each test. */
let weeks = 0;
const aDay = () => addDays('2094-01-12', 7 * (weeks += 1));

let app: TestApp;
let staff: Client;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  await app.database.query(
    `insert into house_options (id, is_on, figures, updated_at) values
       ('guest-page', true, '{}', now()), ('waiting-list', true, '{}', now()), ('other-times', true, '{}', now()),
       ('capacity', true, '{"arrivals": 100, "seats": 8}', now()),
       ('areas', true, '{"courtyardArrivals": 100, "courtyardSeats": 6}', now())`,
  );
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.set(MORNING);
  staff = await app.anonymous().login('staff');
});

type Where = 'inside' | 'courtyard' | '';

async function makeRequest(preferredDate: string, partySize: string, area: Where = '') {
  const customerEmail = `${randomUUID()}@guests.example`;
  const request = aReservationRequest({ customerEmail, preferredDate, preferredTime: '12:00 PM', partySize, area });
  const { body } = await app.anonymous().post('/api/reservations').send(request).expect(201);
  const { id, guestPage = '' } = body as RequestedView;
  const token = guestPage.split('#')[1] ?? '';
  const send = (what: string, more: object = {}) =>
    app.anonymous().post(`/api/guest-table/${what}`).set('Authorization', `Bearer ${token}`).send(more);
  const page = async () =>
    (await app.anonymous().get('/api/guest-table').set('Authorization', `Bearer ${token}`).expect(200))
      .body as GuestTableView;
  return { id, customerEmail, page, send };
}
const taken = async (preferredDate: string, partySize: string, area: Where) => {
  const party = { customerName: 'Walter Moss', partySize, preferredDate, preferredTime: '12:00 PM', area };
  return (await staff.post('/api/staff/reservations').send(party).expect(201)).body as StaffReservationView;
};
const free = async ({ id }: { id: string }) => {
  await staff.patch(`/api/staff/reservations/${id}`).send({ status: 'pending' }).expect(200);
  await staff.patch(`/api/staff/reservations/${id}`).send({ status: 'declined' }).expect(200);
};
const serve = () => app.nest.get(WaitlistOffers, { strict: false }).serve();
const newestMail = async (address: string) => {
  await app.runJobs();
  app.clock.advance({ seconds: 10 });
  await app.runJobs();
  return (await app.mailsTo(address)).at(-1);
};

it('lets the website offer guests a choice of area', async () => {
  expect((await app.anonymous().get('/api/restaurant').expect(200)).body).toMatchObject({ areas: true });
});

it('proposes times at which the area of the request has room, and offers no others', async () => {
  const day = aDay();
  await taken(day, '6', 'courtyard');
  const { id } = await makeRequest(day, '2', 'courtyard');
  const { body } = await staff.get(`/api/staff/reservations/${id}/other-times`).expect(200);
  const { times } = body as { times: string[] };
  expect(times).toContain('2:30 PM');
  expect(times).not.toContain('12:30 PM');
  const offer = (preferredTime: string) =>
    staff
      .post(`/api/staff/reservations/${id}/other-times`)
      .send({ times: [{ preferredDate: day, preferredTime }], expectedVersion: 1 });
  expect((await offer('12:30 PM').expect(409)).body).toMatchObject({
    detail: 'That’s 8 of 6 seats in the courtyard at 12:30 PM.',
  });
  expect((await offer('2:30 PM').expect(200)).body).toMatchObject({
    offeredTimes: [{ preferredTime: '2:30 PM', area: 'courtyard' }],
  });
});

it('offers seats of an area to who waits for it, or for either, and seats them there', async () => {
  const day = aDay();
  const inside = await taken(day, '8', 'inside');
  const outside = await taken(day, '6', 'courtyard');
  const indoors = await makeRequest(day, '2', 'inside');
  const anywhere = await makeRequest(day, '2');
  const outdoors = await makeRequest(day, '2', 'courtyard');
  for (const guest of [indoors, anywhere, outdoors]) await guest.send('wait').expect(200);
  expect(await anywhere.page()).toMatchObject({ waitsAt: 2, hasAreas: true, area: null });
  expect(await outdoors.page()).toMatchObject({ waitsAt: 2, area: 'courtyard' });

  await free(outside);
  await serve();
  const visit = { preferredDate: day, preferredTime: '12:00 PM' };
  expect(await indoors.page()).toMatchObject({ waitsAt: 1, offeredTimes: [] });
  expect(await outdoors.page()).toMatchObject({ offeredTimes: [{ ...visit, area: 'courtyard' }] });
  expect(await anywhere.page()).toMatchObject({ offeredTimes: [{ ...visit, area: 'courtyard' }] });
  expect((await newestMail(anywhere.customerEmail))?.text).toContain('Party: 2 people\nArea: Courtyard');
  expect((await anywhere.send('take', visit).expect(200)).body).toMatchObject({
    status: 'confirmed',
    area: 'courtyard',
  });
  await free(inside);
  await serve();
  expect(await indoors.page()).toMatchObject({ offeredTimes: [{ ...visit, area: 'inside' }] });
});

it('lets the guest of a table ask for the other area, with a word on rain', async () => {
  const day = aDay();
  const ida = await makeRequest(day, '2', 'inside');
  const change = {
    preferredDate: day,
    preferredTime: '12:00 PM',
    partySize: '2',
    area: 'courtyard',
    rainPlan: 'wait',
  };
  const { body } = await ida.send('change', change).expect(200);
  expect(body).toMatchObject({ area: 'inside', change: { area: 'courtyard' } });
  const rows = (await staff.get(`/api/staff/reservations?date=${day}`).expect(200)).body as StaffReservationView[];
  expect(rows).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ area: 'courtyard', rainPlan: 'wait', status: 'pending' }) as object,
    ]),
  );
});

it('hides areas on the guest’s page after they are turned off, but leaves the stored area alone', async () => {
  const day = aDay();
  const ida = await makeRequest(day, '2', 'inside');
  const change = { preferredDate: day, preferredTime: '1:00 PM', partySize: '2', area: 'courtyard' };
  await ida.send('change', change).expect(200);
  await app.database.query(`update house_options set is_on = false where id = 'areas'`);
  expect(await ida.page()).toMatchObject({ hasAreas: false, area: null, change: { area: null } });
  await app.database.query(`update house_options set is_on = true where id = 'areas'`);
  expect(await ida.page()).toMatchObject({ hasAreas: true, area: 'inside', change: { area: 'courtyard' } });
});

it.each([
  [undefined, 'we look forward to seeing you.'],
  ['inside', 'we look forward to seeing you.'],
  ['courtyard', 'we look forward to seeing you in the courtyard.'],
] as const)('looks forward to guests %s in the words that fit', async (area, words) => {
  const day = aDay();
  const { id, customerEmail } = await makeRequest(day, '2', area);
  await staff.patch(`/api/staff/reservations/${id}`).send({ status: 'confirmed' }).expect(200);
  expect((await newestMail(customerEmail))?.text?.replaceAll(/\s+/g, ' ')).toContain(words);
});
