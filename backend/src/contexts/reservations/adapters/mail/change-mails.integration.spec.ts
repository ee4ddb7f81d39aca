import { randomUUID } from 'node:crypto';
import { addDays } from '../../../../kernel/calendar.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { aMonday, aReservationRequest } from '../../testing/a-reservation-request.js';
import { spokenDate } from './visit-words.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const anAddress = () => `${randomUUID()}@guests.example`;
const request = async (customerEmail: string) =>
  (
    (await app.anonymous().post('/api/reservations').send(aReservationRequest({ customerEmail })).expect(201)).body as {
      id: string;
    }
  ).id;
const change = async (id: string, what: object) => {
  await app.as('staff').patch(`/api/staff/reservations/${id}`).send(what).expect(200);
};
const settle = async () => {
  await app.runJobs();
  app.clock.advance({ seconds: 10 });
  await app.runJobs();
};
const mailsTo = async (address: string) => {
  await settle();
  return app.mailsTo(address, 0);
};
const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject = '' }) => subject.split(':')[0]);
const changeMailTo = async (address: string) => {
  const mails = (await mailsTo(address)).filter(({ subject }) => subject === 'Your reservation was changed');
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  if (!mail) throw new Error('No mail');
  return mail;
};
const calendarOf = ({ attachments }: Awaited<ReturnType<typeof app.mailsTo>>[number]) => {
  const text = new TextDecoder().decode(attachments[0]?.content as ArrayBuffer);
  const valueOf = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]?.trim() ?? '';
  return { uid: valueOf('UID'), sequence: Number(valueOf('SEQUENCE')), start: valueOf('DTSTART') };
};

it('marks only the differences, in text and HTML', async () => {
  const guest = anAddress();
  const id = await request(guest);
  await change(id, { status: 'confirmed' });
  await settle();
  await change(id, { preferredTime: '1:00 PM' });
  const { text = '', html } = await changeMailTo(guest);
  expect(text).toContain([`Date: ${spokenDate(aMonday())}`, 'Time: 12:30 PM → 1:00 PM', 'Party: 2 people'].join('\n'));
  expect(html).toMatch(/Time<\/th><td[^>]*>12:30 PM → 1:00 PM</);
  expect(`${text}${html ?? ''}`).not.toContain('fountain');
});

it('replaces the confirmed event in the calendar', async () => {
  const guest = anAddress();
  const id = await request(guest);
  await change(id, { status: 'confirmed' });
  await settle();
  const date = addDays(aMonday(), 1);
  await change(id, { preferredDate: date, partySize: '4' });
  const changed = await changeMailTo(guest);
  expect(changed.text).toContain(`Date: ${spokenDate(aMonday())} → ${spokenDate(date)}`);
  expect(changed.text).toContain('Party: 2 people → 4 people');
  const [before, after] = (await app.mailsTo(guest, 0))
    .filter(({ attachments }) => attachments.length > 0)
    .map((mail) => calendarOf(mail))
    .sort((one, other) => one.sequence - other.sequence);
  expect(after?.uid).toBe(before?.uid);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
  expect(after?.start).toContain(date.replaceAll('-', ''));
});

it('is no confirmation while the request waits, and brings no calendar', async () => {
  const guest = anAddress();
  const id = await request(guest);
  await settle();
  await change(id, { partySize: '6' });
  const mail = await changeMailTo(guest);
  expect(mail.text).toContain('This isn’t confirmed yet');
  expect(mail.attachments).toEqual([]);
});

it('is not sent without a difference, and a change made with the confirmation is part of that email', async () => {
  const guest = anAddress();
  const id = await request(guest);
  await change(id, { partySize: '2' });
  await settle();
  await change(id, { status: 'confirmed', partySize: '5' });
  const mails = await mailsTo(guest);
  expect(mails.map(({ subject = '' }) => subject.split(':')[0])).toEqual([
    'We got your table request',
    'Your table is confirmed',
  ]);
  expect(mails[1]?.text).toContain('Party: 2 people → 5 people');
});

it('replaces a confirmation that was not sent yet and says that the table is confirmed', async () => {
  const guest = anAddress();
  const id = await request(guest);
  await settle();
  await change(id, { status: 'confirmed' });
  await change(id, { preferredTime: '2:00 PM' });
  expect(await subjectsTo(guest)).toEqual(['We got your table request', 'Your reservation was changed']);
  expect((await changeMailTo(guest)).text).toContain('Your table is confirmed.');
});

it('does not go out once the table is declined', async () => {
  const guest = anAddress();
  const id = await request(guest);
  await settle();
  await change(id, { partySize: '6' });
  await change(id, { status: 'declined' });
  expect(await subjectsTo(guest)).toEqual(['We got your table request', 'About your table request']);
});

it('does not go to the restaurant', async () => {
  const guest = anAddress();
  const id = await request(guest);
  await settle();
  const before = (await app.mailsTo('reservations@bistro.example', 0)).length;
  await change(id, { partySize: '6' });
  await settle();
  expect(await app.mailsTo('reservations@bistro.example', 0)).toHaveLength(before);
});

const changesTo = async (guest: string) =>
  (await mailsTo(guest))
    .filter(({ subject }) => subject === 'Your reservation was changed')
    .map(({ text = '' }) => text);

it('is sent at least a minute after the last one and covers all changes since', async () => {
  const guest = anAddress();
  const id = await request(guest);
  await change(id, { status: 'confirmed' });
  await settle();
  await change(id, { partySize: '5' });
  expect(await changesTo(guest)).toHaveLength(1);
  await change(id, { preferredTime: '1:00 PM' });
  await change(id, { partySize: '4' });
  expect(await changesTo(guest)).toHaveLength(1);
  app.clock.advance({ seconds: 60 });
  const [, second, ...more] = await changesTo(guest);
  expect(more).toEqual([]);
  expect(second).toContain('Time: 12:30 PM → 1:00 PM');
  expect(second).toContain('Party: 5 people → 4 people');
});

it('does not come when the table is again as the guest knows it', async () => {
  const guest = anAddress();
  const id = await request(guest);
  await change(id, { status: 'confirmed' });
  await settle();
  await change(id, { partySize: '5' });
  await settle();
  await change(id, { preferredTime: '1:00 PM' });
  await change(id, { preferredTime: '12:30 PM' });
  app.clock.advance({ seconds: 60 });
  expect(await changesTo(guest)).toHaveLength(1);
});

it('leaves only the confirmation if that was not sent yet and the change was reverted', async () => {
  const guest = anAddress();
  const id = await request(guest);
  await settle();
  await change(id, { status: 'confirmed' });
  await change(id, { partySize: '5' });
  await change(id, { partySize: '2' });
  expect(await subjectsTo(guest)).toEqual(['We got your table request', 'Your table is confirmed']);
});

it('becomes part of the confirmation if that comes first', async () => {
  const guest = anAddress();
  const id = await request(guest);
  await settle();
  await change(id, { partySize: '5' });
  await settle();
  await change(id, { preferredTime: '1:00 PM' });
  await app.runJobs();
  await change(id, { status: 'confirmed' });
  const confirmation = (await mailsTo(guest)).at(-1);
  expect(confirmation?.subject).toMatch(/^Your table is confirmed/);
  expect(confirmation?.text).toContain('Time: 12:30 PM → 1:00 PM');
});
