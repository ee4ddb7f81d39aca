import { randomUUID } from 'node:crypto';
import { addDays, dateIn } from '../../../../kernel/calendar.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { eventually } from '../../../../platform/testing/eventually.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aReservationRequest } from '../../testing/a-reservation-request.js';

const ZONE = 'America/New_York';
/** A Monday morning in New York; visits are at 12:30 PM. */
const NOON = '2094-01-11T15:00:00Z';

let app: TestApp;
let staff: ReturnType<TestApp['anonymous']>;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set(NOON);
  staff = await app.anonymous().login('staff');
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.set(NOON);
  await switchPages(true);
});

interface Table {
  readonly calendar: string;
  readonly status: string;
  readonly canCancel: boolean;
  readonly change: object | null;
  readonly movedTo: { readonly page: string } | null;
}

const switchPages = (isOn: boolean) =>
  app.database.query(
    `insert into house_options (id, is_on, figures, updated_at) values ('guest-page', $1, '{}', now())
     on conflict (id) do update set is_on = excluded.is_on`,
    [isOn],
  );
const today = () => dateIn(ZONE, app.clock.now());
const settle = async () => {
  await app.runJobs();
  app.clock.advance({ seconds: 10 });
  await app.runJobs();
};

/** Submits a request and returns it with the link from its acknowledgment email. */
async function makeRequest(request: object = {}) {
  const customerEmail = `${randomUUID()}@guests.example`;
  const body = aReservationRequest({ customerEmail, preferredDate: today(), ...request });
  const { id } = (await app.anonymous().post('/api/reservations').send(body).expect(201)).body as { id: string };
  await settle();
  return { id, customerEmail, token: await tokenIn(customerEmail) };
}

async function tokenIn(address: string): Promise<string> {
  const [mail] = await app.mailsTo(address, 0);
  return /\/table#([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const newestMail = async (address: string) => {
  await settle();
  return (await app.mailsTo(address, 0)).at(-1);
};

const decide = (id: string, what: object) => staff.patch(`/api/staff/reservations/${id}`).send(what).expect(200);
const read = (token: string) => app.anonymous().get('/api/guest-table').set('Authorization', `Bearer ${token}`);
const send = (token: string, what: string, body: object = {}) =>
  app.anonymous().post(`/api/guest-table/${what}`).set('Authorization', `Bearer ${token}`).send(body);
const seen = async (token: string) => (await read(token).expect(200)).body as Table;
const onTheBoard = async (id: string) =>
  (await staff.get(`/api/staff/reservations/${id}`).expect(200)).body as Record<string, unknown>;

it('returns the link also to the sender of the request if the guest page is on', async () => {
  const ask = () =>
    app
      .anonymous()
      .post('/api/reservations')
      .send(aReservationRequest({ preferredDate: today() }))
      .expect(201);
  const { guestPage } = (await ask()).body as { guestPage: string };
  const [, token = ''] = guestPage.split('/table#');
  await app.anonymous().get('/api/guest-table').set('Authorization', `Bearer ${token}`).expect(200);

  await switchPages(false);
  // Settings are cached for a few seconds.
  await eventually(async () => {
    expect((await ask()).body).not.toHaveProperty('guestPage');
  });
});

it('shows the current state of the request without changing it', async () => {
  const { id, token } = await makeRequest({ partySize: '4' });
  const waiting = {
    preferredDate: today(),
    preferredTime: '12:30 PM',
    partySize: '4',
    status: 'pending',
    customerName: null,
    declineReason: null,
    cancelledAt: null,
    lateByMinutes: null,
    change: null,
    replaces: null,
    movedTo: null,
    area: null,
    rainPlan: null,
    hasAreas: false,
    hasNoTable: false,
    canSitInside: false,
    canCancel: true,
    canChange: true,
    canReportLate: false,
    canConfirmAttendance: false,
    canJoinWaitlist: false,
    waitsAt: null,
    offeredTimes: [],
    offeredUntil: null,
    guestConfirmedAt: null,
    answerBy: '2094-01-11T16:30:00.000Z',
    cancelUntil: '2094-01-11T15:30:00.000Z',
    calendar: null,
    memory: null,
  };
  expect(await seen(token)).toEqual(waiting);
  await decide(id, { status: 'confirmed' });
  expect(await seen(token)).toEqual({
    ...waiting,
    status: 'confirmed',
    customerName: 'Amelia Hart',
    canReportLate: true,
    answerBy: null,
    calendar: expect.stringMatching(/^\/api\/guest-table\/[\w.-]+\/table\.ics$/) as string,
  });
  expect(await onTheBoard(id)).toMatchObject({ version: 2 });
});

it('serves a confirmed visit as a file under an address that opens nothing else', async () => {
  const { id, token } = await makeRequest({ partySize: '4' });
  await decide(id, { status: 'confirmed' });
  const { calendar: address } = await seen(token);
  const file = await app.anonymous().get(address).expect(200);
  expect(file.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="table.ics"',
    'cache-control': 'no-store',
  });
  expect(file.text).toMatch(new RegExp(`METHOD:PUBLISH[^]*UID:${id}@[^]*STATUS:CONFIRMED`));
  expect(file.text).not.toContain('Amelia');

  const own = address.split('/').at(-2) ?? '';
  await app.anonymous().get('/api/guest-table').set('Authorization', `Bearer ${own}`).expect(404);
  await app.anonymous().get(address.replace(own, token)).expect(404);
  await app
    .anonymous()
    .get(address.replace(own, `${own}x`))
    .expect(404);
  await decide(id, { status: 'pending' });
  const { body } = await app.anonymous().get(address).expect(404);
  expect(body).toMatchObject({ detail: expect.stringContaining('Please call us') });
});

it('shows the same deadline of the answer to the guest, in the email, and to staff and owner', async () => {
  // Requested at 10 AM for 12:30 PM on the same day.
  const answerBy = '2094-01-11T16:30:00.000Z';
  const { id, token, customerEmail } = await makeRequest();
  expect(await seen(token)).toMatchObject({ status: 'pending', answerBy });
  const [mail] = await app.mailsTo(customerEmail, 0);
  expect(mail?.text).toMatch(/you’ll\s+hear\s+back\s+by\s+Monday,\s+January\s+11\D+11:30\sAM/);
  const owner = await app.anonymous().login('admin');
  for (const [session, path] of [
    [staff, '/api/staff/reservations'],
    [owner, '/api/admin/reservations'],
  ] as const) {
    const { body } = await session.get(path).expect(200);
    expect((body as { id: string }[]).find((one) => one.id === id)).toMatchObject({ answerBy });
  }
});

it('opens only with its own link, and only while the guest page is on', async () => {
  const { token } = await makeRequest();
  const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const wrong of ['', 'cty_x', changed]) {
    const { body } = await read(wrong).expect(404);
    expect(body).toMatchObject({ detail: expect.stringContaining('Please call us: (904)') as string });
    await send(wrong, 'cancel').expect(404);
  }
  await switchPages(false);
  await read(token).expect(404);
  const without = await makeRequest();
  expect(without.token).toBe('');
  await switchPages(true);
  await read(token).expect(200);
  app.clock.set('2094-02-11T00:00:00Z');
  await read(token).expect(404);
});

it('cancels, which staff see and the guest reads, and removes the visit from the calendar', async () => {
  const { id, token, customerEmail } = await makeRequest({ preferredDate: addDays(today(), 1) });
  await decide(id, { status: 'confirmed' });
  await settle();
  expect((await send(token, 'cancel').expect(200)).body).toMatchObject({ status: 'declined', canCancel: false });
  expect(await onTheBoard(id)).toMatchObject({ status: 'declined', cancelledAt: expect.any(String) as string });
  const mail = await newestMail(customerEmail);
  expect(mail?.subject).toBe('Your reservation is canceled');
  expect(new TextDecoder().decode(mail?.attachments[0]?.content as ArrayBuffer)).toContain('STATUS:CANCELLED');
  expect((await send(token, 'cancel').expect(409)).body).toMatchObject({
    detail: 'This reservation is canceled and can no longer be changed.',
  });
  expect((await send(token, 'late', { minutes: 20 }).expect(409)).body).toMatchObject({
    detail: 'This reservation is canceled and can no longer be changed.',
  });
  await decide(id, { status: 'pending' });
  expect(await seen(token)).toMatchObject({ status: 'pending', cancelledAt: null, canCancel: true });
});

it('calls a request that was never confirmed a request when it is canceled', async () => {
  const { token, customerEmail } = await makeRequest({ preferredDate: addDays(today(), 1) });
  await send(token, 'cancel').expect(200);
  const mail = await newestMail(customerEmail);
  expect(mail?.subject).toBe('Your request is canceled');
  expect(mail?.text).not.toMatch(/reservation is canceled/);
});

it('is canceled once despite repeated taps, and decided once if staff decide concurrently', async () => {
  const { id, token } = await makeRequest({ preferredDate: addDays(today(), 1) });
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => send(token, 'cancel')),
    staff.patch(`/api/staff/reservations/${id}`).send({ status: 'declined', expectedStatus: 'pending' }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
});

it('asks the guest to cancel by phone shortly before the visit', async () => {
  const { token } = await makeRequest();
  app.clock.set('2094-01-11T15:31:00Z');
  expect(await seen(token)).toMatchObject({ canCancel: false, canChange: false });
  const { body } = await send(token, 'cancel').expect(409);
  expect(body).toMatchObject({ detail: expect.stringMatching(/too late.*\(904\)/) as string });
});

it('reports a delay, which staff see until the booking changes', async () => {
  const { id, token } = await makeRequest();
  expect((await send(token, 'late', { minutes: 20 }).expect(409)).body).toMatchObject({
    detail: 'This reservation isn’t confirmed yet.',
  });
  await decide(id, { status: 'confirmed' });
  for (const minutes of [15, '20', null]) await send(token, 'late', { minutes }).expect(400);
  expect((await send(token, 'late', { minutes: 20 }).expect(200)).body).toMatchObject({ lateByMinutes: 20 });
  expect(await onTheBoard(id)).toMatchObject({ lateByMinutes: 20, version: 3 });
  await send(token, 'late', { minutes: 20 }).expect(200);
  expect(await onTheBoard(id)).toMatchObject({ version: 3 });
  await decide(id, { preferredTime: '1:30 PM' });
  expect(await onTheBoard(id)).toMatchObject({ lateByMinutes: null });
  app.clock.set('2094-01-11T20:00:00Z');
  expect(await seen(token)).toMatchObject({ canReportLate: false });
  await send(token, 'late', { minutes: 10 }).expect(409);
});

const tomorrow = () => ({ partySize: '6', preferredDate: addDays(today(), 1), preferredTime: '1:00 PM' });

/** A confirmed table, or a pending request, with a pending request to replace it. */
async function changing(status: 'confirmed' | 'pending' = 'confirmed') {
  const first = await makeRequest({ preferredDate: addDays(today(), 2) });
  if (status === 'confirmed') await decide(first.id, { status });
  await settle();
  await send(first.token, 'change', tomorrow()).expect(200);
  const { body } = await staff.get('/api/staff/reservations').expect(200);
  const change = (body as { id: string; replaces: { id: string } | null }[]).find(
    ({ replaces }) => replaces?.id === first.id,
  );
  return { ...first, changeId: change?.id ?? '' };
}

it('requests another table without giving up the current one before it is answered', async () => {
  const { id, changeId, token, customerEmail } = await changing();
  expect(await seen(token)).toMatchObject({ status: 'confirmed', change: tomorrow(), canChange: false });
  await send(token, 'change', tomorrow()).expect(409);
  expect(await onTheBoard(changeId)).toMatchObject({
    ...tomorrow(),
    status: 'pending',
    replaces: { id, partySize: '2' },
  });
  expect((await newestMail(customerEmail))?.subject).toBe('We got your change request');
  await decide(changeId, { status: 'confirmed' });
  expect(await onTheBoard(id)).toMatchObject({
    status: 'declined',
    cancelledAt: expect.any(String) as string,
    replacedBy: changeId,
  });
  const { movedTo } = await seen(token);
  expect(movedTo).toMatchObject(tomorrow());
  const next = /#(.+)/.exec(movedTo?.page ?? '')?.[1] ?? '';
  expect(await seen(next)).toMatchObject({ ...tomorrow(), status: 'confirmed', movedTo: null });
  const mail = await newestMail(customerEmail);
  expect(mail?.subject).toMatch(/^Your table is confirmed/);
  expect(mail?.text).toContain('Your previous table has been released.');
  expect(mail?.text).toContain('Update your calendar with the attached file.');
  const calendar = new TextDecoder().decode(mail?.attachments[0]?.content as ArrayBuffer);
  expect(calendar).toMatch(new RegExp(`METHOD:REQUEST[^]*UID:${id}@[^]*STATUS:CONFIRMED`));
  expect(calendar).not.toContain(changeId);
  const subjects = (await app.mailsTo(customerEmail, 0)).map(({ subject }) => subject);
  expect(subjects).not.toContain('Your reservation is canceled');
});

it('removes the one calendar entry when a changed table is canceled', async () => {
  const { id, changeId, token, customerEmail } = await changing();
  await decide(changeId, { status: 'confirmed' });
  const next = /#(.+)/.exec((await seen(token)).movedTo?.page ?? '')?.[1] ?? '';
  const file = await app
    .anonymous()
    .get((await seen(next)).calendar)
    .expect(200);
  expect(file.text).toMatch(new RegExp(`METHOD:PUBLISH[^]*UID:${id}@`));
  await settle();
  await send(next, 'cancel').expect(200);
  const mail = await newestMail(customerEmail);
  const calendar = new TextDecoder().decode(mail?.attachments[0]?.content as ArrayBuffer);
  expect(calendar).toMatch(new RegExp(`METHOD:CANCEL[^]*UID:${id}@[^]*STATUS:CANCELLED`));
});

it('refuses a change to the table that is there already', async () => {
  const { id, token } = await makeRequest({ preferredDate: addDays(today(), 2) });
  const { preferredDate, preferredTime, partySize } = (await onTheBoard(id)) as Record<string, string>;
  const { body } = await send(token, 'change', { preferredDate, preferredTime, partySize }).expect(409);
  expect(body).toMatchObject({ detail: 'Nothing has changed yet.', errors: [{ field: 'preferredTime' }] });
  expect(await seen(token)).toMatchObject({ change: null, canChange: true });
});

it('leaves the table as it is when the change is declined', async () => {
  const { id, changeId, token, customerEmail } = await changing();
  await decide(changeId, { status: 'declined' });
  expect((await newestMail(customerEmail))?.text).toContain('You still have your table');
  expect(await onTheBoard(id)).toMatchObject({ status: 'confirmed' });
  expect(await seen(token)).toMatchObject({ status: 'confirmed', change: null, canChange: true });
});

it('promises no table while the first request was never confirmed', async () => {
  const declined = await changing('pending');
  expect((await newestMail(declined.customerEmail))?.text).toMatch(/change your request for .* It stays open until/);
  await decide(declined.changeId, { status: 'declined' });
  expect((await newestMail(declined.customerEmail))?.text).toMatch(/Your request for .* is still open\./);

  const confirmed = await changing('pending');
  await decide(confirmed.changeId, { status: 'confirmed' });
  const { subject, text } = (await newestMail(confirmed.customerEmail)) ?? {};
  expect(subject).toMatch(/^Your table is confirmed/);
  expect(text).toContain('It replaces your previous request.');
});

it('gives up both where the guest cancels while a change waits', async () => {
  const { id, changeId, token } = await changing();
  await send(token, 'cancel').expect(200);
  expect([(await onTheBoard(id))['status'], (await onTheBoard(changeId))['status']]).toEqual(['declined', 'declined']);
  expect(await seen(token)).toMatchObject({ movedTo: null });
});

it('has at most one pending change, even with concurrent requests', async () => {
  const { token } = await makeRequest({ preferredDate: addDays(today(), 2) });
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(token, 'change', tomorrow())));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
});

it.each([
  [{ partySize: '11' }, 'partySize'],
  [{ preferredDate: '2094-02-30' }, 'preferredDate'],
  [{ preferredDate: '2094-01-10' }, 'preferredDate'],
  [{ preferredTime: '9:00 PM' }, 'preferredTime'],
  [{ preferredDate: '2094-01-11', preferredTime: '10:00 AM' }, 'preferredTime'],
])('does not ask for %j', async (wrong, field) => {
  const { token } = await makeRequest({ preferredDate: addDays(today(), 2) });
  const { body } = await send(token, 'change', { ...tomorrow(), ...wrong }).expect(400);
  expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([field]);
});
