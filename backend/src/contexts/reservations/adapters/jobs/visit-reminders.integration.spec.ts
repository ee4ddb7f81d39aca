import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aReservationRequest } from '../../testing/a-reservation-request.js';
import { VisitReminders } from './reservation-timers.js';

/** Monday, 10 AM in New York; the visits are on Tuesday at 12:30 PM. */
const REQUESTED_AT = '2094-01-11T15:00:00Z';
const VISIT = { preferredDate: '2094-01-12', preferredTime: '12:30 PM' };

let app: TestApp;
let staff: ReturnType<TestApp['anonymous']>;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
beforeEach(() => at(REQUESTED_AT));

async function at(now: string): Promise<void> {
  app.clock.set(now);
  staff = await app.anonymous().login('staff');
}
const choose = (id: string, isOn: boolean) =>
  app.database.query(
    `insert into house_options (id, is_on, figures, updated_at) values ($1, $2, '{}', now())
     on conflict (id) do update set is_on = excluded.is_on`,
    [id, isOn],
  );
beforeAll(async () => {
  await choose('guest-page', true);
  await choose('reminders', true);
});

const settle = async () => {
  await app.runJobs();
  app.clock.advance({ seconds: 15 });
  await app.runJobs();
};
const decide = (id: string, what: object) => staff.patch(`/api/staff/reservations/${id}`).send(what).expect(200);

async function confirmed() {
  const customerEmail = `${randomUUID()}@guests.example`;
  const request = aReservationRequest({ customerEmail, ...VISIT });
  const { id } = (await app.anonymous().post('/api/reservations').send(request).expect(201)).body as { id: string };
  await decide(id, { status: 'confirmed' });
  await settle();
  return { id, customerEmail };
}
/** Reminders sent up to that time. The job runs every few minutes; here it also runs twice at the same time. */
async function reminderSentAt(now: string, address: string) {
  await at(now);
  const reminders = app.nest.get(VisitReminders, { strict: false });
  await Promise.all([reminders.remind(), reminders.remind()]);
  await settle();
  const mails = await app.mailsTo(address, 0);
  return mails.map(({ subject }) => subject).filter((subject) => subject?.startsWith('Your table t'));
}
const TOMORROW = 'Your table tomorrow at 12:30 PM';
const TODAY = 'Your table today at 12:30 PM';

it('reminds a day before and two hours before, once each', async () => {
  const { customerEmail } = await confirmed();
  expect(await reminderSentAt('2094-01-11T17:25:00Z', customerEmail)).toEqual([]);
  expect(await reminderSentAt('2094-01-11T17:30:00Z', customerEmail)).toEqual([TOMORROW]);
  expect(await reminderSentAt('2094-01-12T15:25:00Z', customerEmail)).toEqual([TOMORROW]);
  expect(await reminderSentAt('2094-01-12T15:30:00Z', customerEmail)).toEqual([TOMORROW, TODAY]);
  expect(await reminderSentAt('2094-01-12T17:29:00Z', customerEmail)).toEqual([TOMORROW, TODAY]);
});

it('skips reminders that were already due when the table was confirmed or changed', async () => {
  await at('2094-01-11T18:00:00Z');
  const { id, customerEmail } = await confirmed();
  expect(await reminderSentAt('2094-01-11T18:05:00Z', customerEmail)).toEqual([]);
  await at('2094-01-12T15:40:00Z');
  await decide(id, { partySize: '3' });
  expect(await reminderSentAt('2094-01-12T15:45:00Z', customerEmail)).toEqual([]);
});

it('sends none for pending or declined requests, nor while the setting is off', async () => {
  const { id, customerEmail } = await confirmed();
  const other = await confirmed();
  await decide(id, { status: 'pending' });
  expect(await reminderSentAt('2094-01-11T17:35:00Z', customerEmail)).toEqual([]);
  await choose('reminders', false);
  try {
    expect(await reminderSentAt('2094-01-12T15:35:00Z', other.customerEmail)).toEqual([TOMORROW]);
  } finally {
    await choose('reminders', true);
  }
});

it('records once that the guest is coming, and does nothing without an answer', async () => {
  const { id, customerEmail } = await confirmed();
  const board = async () => (await staff.get(`/api/staff/reservations/${id}`).expect(200)).body as object;
  await reminderSentAt('2094-01-11T17:35:00Z', customerEmail);
  expect(await board()).toMatchObject({
    status: 'confirmed',
    reminderSentAt: expect.any(String) as string,
    guestConfirmedAt: null,
  });
  const mail = (await app.mailsTo(customerEmail, 0)).at(-1);
  expect(mail?.text).toContain('If we don’t hear from you, we’ll keep your table.');
  const token = /\/table#([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const bearing = { Authorization: `Bearer ${token}` };
  const read = await app.anonymous().get('/api/guest-table').set(bearing).expect(200);
  expect(read.body).toMatchObject({ canConfirmAttendance: true, guestConfirmedAt: null });
  expect(await board()).toMatchObject({ guestConfirmedAt: null });
  const say = () => app.anonymous().post('/api/guest-table/coming').set(bearing).expect(200);
  expect((await say()).body).toMatchObject({
    canConfirmAttendance: false,
    guestConfirmedAt: expect.any(String) as string,
  });
  expect((await say()).body).toMatchObject({ canConfirmAttendance: false });
  const reported = await app.database.query<object[]>(
    `select from events where type = 'reservation.coming' and subject_id = $1`,
    [id],
  );
  expect(reported).toHaveLength(1);
  // A new time needs a new confirmation.
  await decide(id, { preferredTime: '1:00 PM' });
  expect(await board()).toMatchObject({ reminderSentAt: null, guestConfirmedAt: null });
  await decide(id, { status: 'pending' });
  await app.anonymous().post('/api/guest-table/coming').set(bearing).expect(409);
});
