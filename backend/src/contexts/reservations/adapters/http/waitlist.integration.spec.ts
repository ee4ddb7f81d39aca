import { randomUUID } from 'node:crypto';
import { addDays } from '../../../../kernel/calendar.js';
import type { Client, TestApp } from '../../../../platform/testing/test-app.js';
import { sized } from '../../../../testing/faults/sized.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aReservationRequest } from '../../testing/a-reservation-request.js';
import { WaitlistOffers } from '../jobs/reservation-timers.js';
import type { GuestTableView } from './guest-page.dto.js';
import type { StaffReservationView, RequestedView } from '../reservation.fields.js';

/** Monday, 10 AM in New York. */
const MORNING = '2094-01-11T15:00:00Z';
const HOUR_MS = 3_600_000;
/** A different Tuesday for each test. */
let weeks = 0;
const aDay = () => addDays('2094-01-12', 7 * (weeks += 1));

let app: TestApp;
let staff: Client;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  await app.database.query(
    `insert into house_options (id, is_on, figures, updated_at) values
       ('guest-page', true, '{}', now()), ('waiting-list', true, '{}', now()),
       ('capacity', true, '{"arrivals": 100, "seats": 8}', now())`,
  );
});
afterAll(() => app.stop());
beforeEach(() => at(MORNING));

async function at(now: string): Promise<void> {
  app.clock.set(now);
  staff = await app.anonymous().login('staff');
}

async function makeRequest(preferredDate: string, partySize: string, preferredTime = '12:00 PM') {
  const customerEmail = `${randomUUID()}@guests.example`;
  const request = aReservationRequest({ customerEmail, preferredDate, preferredTime, partySize });
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
/** Takes seats of a day. */
const taken = async (preferredDate: string, partySize: string) =>
  (
    await staff
      .post('/api/staff/reservations')
      .send({ customerName: 'Walter Moss', partySize, preferredDate, preferredTime: '12:00 PM', beyondCapacity: true })
      .expect(201)
  ).body as StaffReservationView;
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
const onTheBoard = async (id: string) =>
  (await staff.get(`/api/staff/reservations/${id}`).expect(200)).body as StaffReservationView;

it('lets a guest wait for a full half hour, shows the position, and offers seats that become free', async () => {
  const day = aDay();
  const table = await taken(day, '8');
  const ida = await makeRequest(day, '4');
  expect(await ida.page()).toMatchObject({ canJoinWaitlist: true, waitsAt: null });
  expect((await ida.send('wait').expect(200)).body).toMatchObject({
    canJoinWaitlist: false,
    waitsAt: 1,
    status: 'pending',
  });
  expect((await newestMail(ida.customerEmail))?.subject).toBe('You’re on our waitlist');
  const ben = await makeRequest(day, '4');
  expect((await ben.send('wait').expect(200)).body).toMatchObject({ waitsAt: 2 });
  await serve();
  expect(await onTheBoard(ida.id)).toMatchObject({ offeredUntil: null });

  await free(table);
  const one = await taken(day, '4');
  await serve();
  const until = new Date(app.clock.now().getTime() + 120 * 60_000).toISOString();
  const stored = { offeredTimes: [{ preferredDate: day, preferredTime: '12:00 PM' }], offeredUntil: until };
  expect(await ida.page()).toMatchObject({ ...stored, waitsAt: null });
  expect(await ben.page()).toMatchObject({ waitsAt: 1, offeredUntil: null });
  const mail = await newestMail(ida.customerEmail);
  expect(mail?.subject).toBe('A table opened up for you');
  expect(mail?.html).toContain('Accept this table');
  expect((await ida.send('take', stored.offeredTimes[0]).expect(200)).body).toMatchObject({ status: 'confirmed' });
  await serve();
  expect(await ben.page()).toMatchObject({ waitsAt: 1 });
  await free(one);
  await serve();
  expect(await ben.page()).toMatchObject({ waitsAt: null, offeredUntil: expect.any(String) });
});

it('emails only the offer when staff put a guest on the waitlist while there is room', async () => {
  const ida = await makeRequest(aDay(), '4');
  await staff.put(`/api/staff/reservations/${ida.id}/waitlist`).send({}).expect(200);
  expect(await ida.page()).toMatchObject({ waitsAt: 1, canJoinWaitlist: false });
  expect((await newestMail(ida.customerEmail))?.subject).toBe('A table opened up for you');
  expect((await app.mailsTo(ida.customerEmail)).map(({ subject }) => subject)).not.toContain('You’re on our waitlist');
});

it('moves on to the next guest when an offer expires or is refused, and offers nothing twice', async () => {
  const day = aDay();
  const table = await taken(day, '8');
  const ida = await makeRequest(day, '8');
  const ben = await makeRequest(day, '8');
  const una = await makeRequest(day, '8');
  for (const guest of [ida, ben, una]) await guest.send('wait').expect(200);
  await free(table);
  const offered = async () => {
    await serve();
    const pages = await Promise.all([ida, ben, una].map((guest) => guest.page()));
    return pages.map(({ offeredTimes }) => offeredTimes.length);
  };
  expect(await offered()).toEqual([1, 0, 0]);
  expect(await offered()).toEqual([1, 0, 0]);
  await ida.send('cancel').expect(200);
  expect(await offered()).toEqual([0, 1, 0]);
  app.clock.advance({ hours: 2 });
  expect(await offered()).toEqual([0, 0, 1]);
  app.clock.advance({ hours: 2 });
  expect(await offered()).toEqual([0, 0, 0]);
});

it('never offers seats that are still held at the moment of the new offer, however long it takes', async () => {
  const day = aDay();
  const table = await taken(day, '8');
  const ida = await makeRequest(day, '8');
  const ben = await makeRequest(day, '8');
  for (const guest of [ida, ben]) await guest.send('wait').expect(200);
  await free(table);
  await serve();
  const heldUntil = (await onTheBoard(ida.id)).offeredUntil ?? '';
  const now = app.clock.now.bind(app.clock);
  for (let seconds = 4; (await onTheBoard(ben.id)).offeredUntil === null; seconds -= 1) {
    app.clock.set(new Date(Date.parse(heldUntil) - seconds * 1_000));
    const slow = jest.spyOn(app.clock, 'now').mockImplementation(() => {
      app.clock.set(new Date(now().getTime() + 1_000));
      return now();
    });
    await serve();
    slow.mockRestore();
  }
  const offeredAt = Date.parse((await onTheBoard(ben.id)).offeredUntil ?? '') - 2 * HOUR_MS;
  expect(offeredAt).toBeGreaterThanOrEqual(Date.parse(heldUntil));
});

it('skips a party that does not fit, and serves prioritized guests first', async () => {
  const day = aDay();
  const table = await taken(day, '8');
  const six = await makeRequest(day, '6');
  const two = await makeRequest(day, '2');
  const other = await makeRequest(day, '2');
  for (const guest of [six, two, other]) await guest.send('wait').expect(200);
  await staff.put(`/api/staff/reservations/${other.id}/waitlist`).send({ isFirst: true }).expect(200);
  expect(await other.page()).toMatchObject({ waitsAt: 1 });
  expect(await two.page()).toMatchObject({ waitsAt: 3 });
  await free(table);
  await taken(day, '6');
  await serve();
  expect((await onTheBoard(other.id)).offeredUntil).not.toBeNull();
  expect((await onTheBoard(two.id)).waitlistedAt).not.toBeNull();
  expect((await onTheBoard(six.id)).waitlistedAt).not.toBeNull();
});

it('offers nothing while staff pause it, at night, or when the visit has begun', async () => {
  const day = aDay();
  const table = await taken(day, '8');
  const ida = await makeRequest(day, '2');
  await ida.send('wait').expect(200);
  await free(table);
  const pause = (isPaused: unknown) => staff.put('/api/staff/waitlist/pause').send({ date: day, isPaused });
  expect((await pause(true).expect(200)).body).toEqual({ date: day, isOn: true, parties: 1, isPaused: true });
  await pause('yes').expect(400);
  await serve();
  expect(await ida.page()).toMatchObject({ waitsAt: 1 });
  await pause(false).expect(200);
  await at(`${addDays(day, -1)}T05:00:00Z`);
  await serve();
  expect(await ida.page()).toMatchObject({ waitsAt: 1 });
  await at(`${day}T17:00:00Z`);
  await serve();
  expect(await ida.page()).toMatchObject({ waitsAt: 1 });
  await at(`${day}T16:50:00Z`);
  await serve();
  expect(await ida.page()).toMatchObject({ offeredUntil: `${day}T17:00:00.000Z` });
});

it('says so when a guest who is to be removed has been offered a table', async () => {
  const ida = await makeRequest(aDay(), '4');
  const path = `/api/staff/reservations/${ida.id}/waitlist`;
  await staff.put(path).send({}).expect(200);
  await serve();
  const { body } = await staff.delete(path).expect(409);
  expect(body).toMatchObject({ detail: expect.stringMatching(/ has been offered a table already\.$/) });
  expect(await ida.page()).toMatchObject({ offeredUntil: expect.any(String) });
});

it('accepts only full half hours, and lets staff add and remove guests', async () => {
  const day = aDay();
  const ida = await makeRequest(day, '2');
  expect(await ida.page()).toMatchObject({ canJoinWaitlist: false });
  await ida.send('wait').expect(409);
  await staff.put(`/api/staff/reservations/${ida.id}/waitlist`).send({}).expect(200);
  const { body } = await staff.put(`/api/staff/reservations/${ida.id}/waitlist`).send({}).expect(200);
  expect(body).toMatchObject({ version: 2, hasWaitlistPriority: false, waitlistedAt: expect.any(String) });
  await staff.delete(`/api/staff/reservations/${ida.id}/waitlist`).expect(200);
  expect(await onTheBoard(ida.id)).toMatchObject({ waitlistedAt: null, status: 'pending' });
  await staff.patch(`/api/staff/reservations/${ida.id}`).send({ status: 'confirmed' }).expect(200);
  await staff.put(`/api/staff/reservations/${ida.id}/waitlist`).send({}).expect(409);
});

it('offers each seat to one guest at a time, and no guest twice or never, with several servers', async () => {
  const day = aDay();
  const other = await app.beside();
  const turns = [app.nest, other].map((nest) => nest.get(WaitlistOffers, { strict: false }));
  const random = numbers(20_270_111);
  const guests = sized({ short: 60, long: 200 });
  const sizes = Array.from({ length: guests }, () => 1 + Math.floor(random() * 8));
  await app.database.query(
    `insert into reservation_requests (id, customer_name, customer_email, party_size, preferred_date, preferred_time,
       email_opt_in, sms_opt_in, source, status, mentions, was_confirmed, status_updated_at, created_at, updated_at, version, waits_since)
     select gen_random_uuid(), 'Guest ' || n, 'line-' || n || '@guests.example', size::text, $2, '12:00 PM', false, false,
       'website', 'pending', '[]', false, $3, $3, $3, 1, $3::timestamptz + n * interval '1 second'
     from unnest($1::int[]) with ordinality as line (size, n)`,
    [sizes, day, new Date(MORNING)],
  );
  const rows = () =>
    app.database.query<{ id: string; size: number; until: Date | null; waits: boolean; name: string }[]>(
      `select id, party_size::int as size, offered_until as until, waits_since is not null as waits, customer_name as name
       from reservation_requests where preferred_date = $1 order by customer_name`,
      [day],
    );
  try {
    for (let round = 0; round < 400; round += 1) {
      await Promise.allSettled(turns.map((turn) => turn.serve()));
      const now = app.clock.now();
      const all = await rows();
      const stored = all.filter(({ until }) => until !== null && until > now);
      expect(stored.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(8);
      if (all.every(({ waits }) => !waits)) break;
      // Some offers expire, some are refused; either way the seats are available for the next guest.
      for (const { id } of stored.filter(() => random() < 0.5))
        await staff.patch(`/api/staff/reservations/${id}`).send({ status: 'declined' });
      if (round % 12 === 11) await at(new Date(app.clock.now().getTime() + 13 * HOUR_MS).toISOString());
      else app.clock.advance({ hours: 1 });
    }
    const offers = await app.database.query<{ count: number }[]>(
      `select count(*)::int as count from events
       join reservation_requests request on subject_id = request.id::text
       where type = 'reservation.offered' and preferred_date = $1 group by subject_id`,
      [day],
    );
    expect(offers).toEqual(Array.from({ length: guests }, () => ({ count: 1 })));
  } finally {
    await other.close();
  }
});

/** Mulberry32: a reproducible sequence of random numbers. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
