import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { addDays } from '../../../../kernel/calendar.js';
import { Client, type TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aReservationRequest } from '../../testing/a-reservation-request.js';
import { VisitReminders } from '../jobs/reservation-timers.js';
import type { ClosingPlanView, CourtyardDayView, OpenedCourtyardView } from './courtyard-closings.controller.js';
import type { GuestTableView } from './guest-page.dto.js';
import type { StaffReservationView, RequestedView } from '../reservation.fields.js';
import type { ServiceDayView } from './service-day.controller.js';

/** Monday, 10 AM in New York. */
const MORNING = '2094-01-11T15:00:00Z';
const PATH = '/api/staff/courtyard-closings';
/** A different Tuesday for each test. */
let weeks = 0;
const aDay = () => addDays('2094-01-12', 7 * (weeks += 1));

let app: TestApp;
let gateway: Server;
let texts: { readonly to: string; readonly text: string }[] = [];
let staff: Client;
beforeAll(async () => {
  gateway = createServer((request, response) => {
    void text(request).then((body) => {
      texts.push(JSON.parse(body) as (typeof texts)[number]);
      response.writeHead(202).end();
    });
  });
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  const { port } = gateway.address() as AddressInfo;
  app = await startTestApp({ JOBS: 'off', SMS_URL: `http://courtyard:secret@127.0.0.1:${String(port)}/texts` });
  await app.database.query(
    `insert into house_options (id, is_on, figures, updated_at) values
       ('guest-page', true, '{}', now()), ('reminders', true, '{}', now()),
       ('areas', true, '{"courtyardArrivals": 500, "courtyardSeats": 2000}', now()),
       ('capacity', true, '{"arrivals": 100, "seats": 14}', now())`,
  );
});
afterAll(async () => {
  await app.stop();
  gateway.closeAllConnections();
  gateway.close();
});
beforeEach(async () => {
  texts = [];
  await at(MORNING);
});

async function at(now: string): Promise<void> {
  app.clock.set(now);
  staff = await app.anonymous().login('staff');
}

interface Guest extends RequestedView {
  readonly customerEmail: string;
}

/** Requests a courtyard table on the website. */
async function makeRequest(preferredDate: string, reservationRequest: object): Promise<Guest> {
  const usual = { customerEmail: `${randomUUID()}@guests.example`, preferredTime: '12:00 PM', area: 'courtyard' };
  const { body } = await app
    .anonymous()
    .post('/api/reservations')
    .send(aReservationRequest({ ...usual, preferredDate, ...reservationRequest }))
    .expect(201);
  app.clock.advance({ seconds: 1 });
  return body as Guest;
}
async function confirmed(preferredDate: string, reservationRequest: object): Promise<Guest> {
  const guest = await makeRequest(preferredDate, reservationRequest);
  await staff.patch(`/api/staff/reservations/${guest.id}`).send({ status: 'confirmed' }).expect(200);
  return guest;
}
async function entered(preferredDate: string, call: object) {
  const usual = { customerName: 'Walter Moss', partySize: '6', preferredTime: '12:00 PM', beyondCapacity: true };
  const { body } = await staff
    .post('/api/staff/reservations')
    .send({ ...usual, preferredDate, ...call })
    .expect(201);
  app.clock.advance({ seconds: 1 });
  return body as StaffReservationView;
}

const planOf = async (date: string, query = '') =>
  (await staff.get(`${PATH}/plan?date=${date}${query}`).expect(200)).body as ClosingPlanView;
const close = ({ date, seen }: ClosingPlanView, who = staff) => who.post(PATH).send({ date, seen });
const dayNow = async (date: string) => (await staff.get(`${PATH}?date=${date}`).expect(200)).body as CourtyardDayView;
const onTheBoard = async ({ id }: { id: string }) =>
  (await staff.get(`/api/staff/reservations/${id}`).expect(200)).body as StaffReservationView;
const settle = async () => {
  await app.runJobs();
  app.clock.advance({ seconds: 10 });
  await app.runJobs();
};
/** Emails posted since then, by address. */
async function newsTo({ customerEmail }: Guest, before: number) {
  return (await app.mailsTo(customerEmail, before)).slice(before);
}
const pageOf = ({ guestPage = '' }: Guest) => {
  const call = (method: 'get' | 'post', what = '') =>
    app
      .anonymous()
      .call(method, `/api/guest-table${what}`)
      .set('Authorization', `Bearer ${guestPage.split('#')[1] ?? ''}`);
  return {
    read: async () => (await call('get').expect(200)).body as GuestTableView,
    send: (what: string) => call('post', what),
  };
};

it('does with twelve parties what it previewed, and notifies each of them once', async () => {
  const day = aDay();
  await entered(day, { area: 'inside' });
  const inside = (partySize: string, more: object = {}) => confirmed(day, { partySize, rainPlan: 'inside', ...more });
  const sms = { smsOptIn: 'true', customerPhone: '(904) 555-0199' };
  const parties = {
    first: await inside('4'),
    rather: await confirmed(day, { partySize: '2', rainPlan: 'rather-not' }),
    second: await inside('4'),
    waits: await confirmed(day, { partySize: '2', rainPlan: 'wait' }),
    tooMany: await inside('2'),
    called: await entered(day, {
      partySize: '2',
      preferredTime: '5:00 PM',
      area: 'courtyard',
      customerPhone: '555 0177',
    }),
    tooManyText: await inside('3', sms),
    ratherText: await confirmed(day, { partySize: '2', rainPlan: 'rather-not', ...sms }),
    waitsText: await confirmed(day, { partySize: '2', rainPlan: 'wait', ...sms }),
    long: await inside('10+', { preferredTime: '10:00 AM' }),
    late: await inside('1', { preferredTime: '3:00 PM' }),
    lateText: await inside('2', { preferredTime: '3:00 PM', ...sms }),
  };
  const unanswered = await makeRequest(day, { partySize: '2', rainPlan: 'inside' });
  const elsewhere = await confirmed(day, { partySize: '2', area: 'inside', preferredTime: '4:00 PM' });
  await settle();
  texts = [];

  const plan = await planOf(day);
  const nameOf = Object.fromEntries(Object.entries(parties).map(([name, { id }]) => [id, name]));
  const shown = plan.parties.map(({ id, outcome, isNotified }) => [nameOf[id], outcome, isNotified]);
  expect(shown).toEqual([
    ['first', 'moved', true],
    ['rather', 'given-up', true],
    ['second', 'moved', true],
    ['waits', 'asked', true],
    ['tooMany', 'without-room', true],
    ['called', 'moved', false],
    ['tooManyText', 'without-room', true],
    ['ratherText', 'given-up', true],
    ['waitsText', 'asked', true],
    ['long', 'without-room', true],
    ['late', 'moved', true],
    ['lateText', 'moved', true],
  ]);
  expect(plan).toMatchObject({ from: null, waiting: 1 });
  const mailsBefore = new Map<Guest, number>();
  for (const guest of [...Object.values(parties), unanswered, elsewhere].filter(isGuest))
    mailsBefore.set(guest, (await app.mailsTo(guest.customerEmail)).length);

  const { body: done } = await close(plan).expect(201);
  const { closing } = done as CourtyardDayView;
  expect(closing?.parties.map(({ id, outcome }) => [nameOf[id], outcome])).toEqual(
    shown.map(([name, what]) => [name, what]),
  );

  const standing = { moved: ['confirmed', 'inside'], 'given-up': ['declined', 'courtyard'] } as const;
  for (const { id, outcome } of plan.parties) {
    const [status, area] =
      outcome in standing ? standing[outcome as keyof typeof standing] : ['confirmed', 'courtyard'];
    expect(await onTheBoard({ id })).toMatchObject({ status, area });
  }
  expect(await onTheBoard(unanswered)).toMatchObject({ status: 'pending', area: 'courtyard' });
  expect(await onTheBoard(elsewhere)).toMatchObject({ status: 'confirmed', version: elsewhere.version + 1 });

  await settle();
  const subjects = {
    moved: 'Your table is inside',
    'given-up': 'The courtyard is closed, and your reservation is canceled',
    asked: 'The courtyard is closed: what would you like?',
    'without-room': 'The courtyard is closed, and inside is full',
  };
  for (const [guest, before] of mailsBefore) {
    const outcome = plan.parties.find(({ id }) => id === guest.id)?.outcome;
    const news = await newsTo(guest, before);
    expect(news.map(({ subject }) => subject)).toEqual(outcome ? [subjects[outcome]] : []);
    const calendar = outcome === 'moved' ? 'CONFIRMED' : outcome === 'given-up' ? 'CANCELLED' : null;
    const [file] = news.flatMap(({ attachments }) => attachments);
    const written = file ? new TextDecoder().decode(file.content as ArrayBuffer) : null;
    if (calendar) expect(written).toContain(`STATUS:${calendar}`);
    else expect(written).toBeNull();
    const hasLink = outcome !== undefined && outcome !== 'given-up';
    if (hasLink) expect(news[0]?.text).toMatch(/https?:\/\/\S+#\S+/);
    if (hasLink) expect(news[0]?.html).toMatch(/href="https?:\/\/[^"]+#/);
  }
  expect(texts.map((one) => one.text.split(': ').slice(1).join(': ')).sort()).toEqual([
    expect.stringContaining('the courtyard is closed (weather). Your table is inside now'),
    expect.stringContaining('Inside, another time, or cancel?'),
    expect.stringContaining('so we canceled your reservation as you asked'),
    expect.stringContaining("we're sorry, the courtyard is closed"),
  ]);
  expect(texts.every((one) => one.text.length <= 160)).toBe(true);

  // There are never more guests inside than fit.
  const { reservations, courtyardClosed } = (await staff.get(`/api/staff/service?date=${day}`)).body as ServiceDayView;
  const atNoon = reservations.filter(({ area, preferredTime }) => area === 'inside' && preferredTime === '12:00 PM');
  expect(atNoon.reduce((sum, { partySize }) => sum + Number(partySize), 0)).toBe(14);
  expect(courtyardClosed).toEqual({ closedAt: closing?.closedAt, from: null });
});

const isGuest = (party: StaffReservationView | Guest): party is Guest => party.customerEmail !== null;

it('is done once for a call that is sent a second time', async () => {
  const day = aDay();
  await confirmed(day, { partySize: '4', rainPlan: 'inside' });
  const plan = await planOf(day);
  const key = randomUUID();
  const send = () => close(plan).set('Idempotency-Key', key).expect(201);
  const { body: first } = await send();
  const { body: second } = await send();
  expect(second).toEqual(first);
});

it('lets a party that was asked sit inside from its page, as long as there is room', async () => {
  const day = aDay();
  const ida = await confirmed(day, { partySize: '4', rainPlan: 'wait' });
  const ben = await confirmed(day, { partySize: '4', rainPlan: 'wait' });
  await entered(day, { area: 'inside', partySize: '8' });
  expect(await pageOf(ida).read()).toMatchObject({ hasNoTable: false, canSitInside: false });
  await pageOf(ida).send('/sit-inside').expect(409);
  await close(await planOf(day)).expect(201);
  await settle();

  // Previewing changes nothing.
  for (const guest of [ida, ben])
    expect(await pageOf(guest).read()).toMatchObject({ hasNoTable: true, canSitInside: true });
  expect(await onTheBoard(ida)).toMatchObject({ area: 'courtyard' });
  const seen = (await app.mailsTo(ida.customerEmail)).length;
  const { body } = await pageOf(ida).send('/sit-inside').expect(200);
  expect(body).toMatchObject({ hasNoTable: false, canSitInside: false, status: 'confirmed' });
  await pageOf(ida).send('/sit-inside').expect(200);
  await settle();
  expect((await newsTo(ida, seen)).map(({ subject }) => subject)).toEqual(['Your table is inside']);

  expect(await pageOf(ben).read()).toMatchObject({ hasNoTable: true, canSitInside: false });
  const { body: refused } = await pageOf(ben).send('/sit-inside').expect(409);
  expect(refused).toMatchObject({ detail: expect.stringMatching(/^There is no table left inside at this time/) });
  expect((await dayNow(day)).closing?.parties).toMatchObject([
    { id: ida.id, outcome: 'asked', now: 'inside' },
    { id: ben.id, outcome: 'asked', now: 'no-table' },
  ]);
});

it('lets a guest without a table cancel until the visit would begin, and sends no reminder', async () => {
  const day = '2094-01-11';
  const guest = await confirmed(day, { partySize: '2', rainPlan: 'wait', preferredTime: '1:30 PM' });
  await close(await planOf(day)).expect(201);
  await settle();
  // Half an hour before the visit, although canceling normally ends two hours before.
  await at('2094-01-11T18:00:00Z');
  const sent = (await app.mailsTo(guest.customerEmail)).length;
  await app.nest.get(VisitReminders, { strict: false }).remind();
  await settle();
  expect(await newsTo(guest, sent)).toEqual([]);
  expect(await pageOf(guest).read()).toMatchObject({ canCancel: true, canChange: true });
  await pageOf(guest).send('/cancel').expect(200);
  expect((await dayNow(day)).closing?.parties).toMatchObject([{ now: 'gone' }]);
});

it('accepts no new table in the courtyard until it reopens, and then notifies guests who have theirs back', async () => {
  const day = aDay();
  const moved = await confirmed(day, { customerName: 'Nora Quist', partySize: '2', rainPlan: 'inside' });
  const waits = await confirmed(day, { partySize: '2', rainPlan: 'wait' });
  await close(await planOf(day)).expect(201);
  await settle();
  const late = await makeRequest(day, { partySize: '2' });
  const confirm = () => staff.patch(`/api/staff/reservations/${late.id}`).send({ status: 'confirmed' });
  expect((await confirm().expect(409)).body).toMatchObject({ detail: 'The courtyard is closed at 12:00 PM.' });

  const sent = (await app.mailsTo(waits.customerEmail)).length;
  const { couldMoveBack } = (await staff.delete(`${PATH}/${day}`).expect(200)).body as OpenedCourtyardView;
  expect(couldMoveBack).toEqual(['Nora Quist']);
  await staff.delete(`${PATH}/${day}`).expect(404);
  await settle();
  expect((await newsTo(waits, sent)).map(({ subject }) => subject)).toEqual(['The courtyard is open again']);
  expect(await onTheBoard(moved)).toMatchObject({ area: 'inside' });
  expect(await pageOf(waits).read()).toMatchObject({ hasNoTable: false });
  await confirm().expect(200);
});

it('closes from a half hour on, and never what has begun', async () => {
  const day = aDay();
  await confirmed(day, { partySize: '2', preferredTime: '11:00 AM' });
  const late = await confirmed(day, { partySize: '2', preferredTime: '3:00 PM' });
  const plan = await planOf(day, '&from=2:00 PM');
  expect(plan).toMatchObject({ from: '2:00 PM', parties: [{ id: late.id }] });
  await at(`${day}T17:40:00Z`);
  expect(await planOf(day)).toMatchObject({ from: '1:00 PM', parties: [{ id: late.id }] });
  await staff.get(`${PATH}/plan?date=${addDays(day, -1)}`).expect(400);
  await staff.get(`${PATH}/plan?date=${day}&from=noon`).expect(400);
  await at(`${day}T23:40:00Z`);
  await staff.get(`${PATH}/plan?date=${day}`).expect(400);
});

it('is in the audit log, by day and name', async () => {
  const day = aDay();
  await close(await planOf(day)).expect(201);
  await staff.delete(`${PATH}/${day}`).expect(200);
  const owner = await app.anonymous().login('admin');
  const { body } = await owner.get('/api/admin/trail?subjectType=courtyard').expect(200);
  const lines = (body as { type: string; subjectName: string; actor: { role: string } }[]).filter(
    ({ subjectName }) => subjectName === day,
  );
  expect(lines).toMatchObject([{ type: 'courtyard.opened' }, { type: 'courtyard.closed' }]);
});

it('happens once: changes since the preview are shown first, and the second of two tablets is informed', async () => {
  const day = aDay();
  const guest = await confirmed(day, { partySize: '4', rainPlan: 'inside' });
  await confirmed(day, { partySize: '2', rainPlan: 'wait' });
  const stale = await planOf(day);
  await staff.patch(`/api/staff/reservations/${guest.id}`).send({ partySize: '5' }).expect(200);
  const { body: refused } = await close(stale).expect(409);
  const { plan, detail } = refused as { plan: ClosingPlanView; detail: string };
  expect(detail).toMatch(/^Something changed/);
  expect(plan.parties).toMatchObject([{ partySize: '5', outcome: 'moved' }, { outcome: 'asked' }]);
  expect((await dayNow(day)).closing).toBeNull();
  expect(await onTheBoard(guest)).toMatchObject({ area: 'courtyard' });

  const other = await app.beside();
  try {
    const owner = await new Client(other.getHttpServer()).login('admin');
    const both = await Promise.all([close(plan), close(plan, owner)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  } finally {
    await other.close();
  }
  expect((await dayNow(day)).closing?.parties).toHaveLength(2);
  await settle();
  const about = (await app.mailsTo(guest.customerEmail)).filter(({ subject }) => subject === 'Your table is inside');
  expect(about).toHaveLength(1);
});
