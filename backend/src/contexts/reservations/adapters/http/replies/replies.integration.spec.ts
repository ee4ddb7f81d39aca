import { createHmac } from 'node:crypto';
import type { Email } from 'postal-mime';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { anAnswer } from '../../../testing/an-answer.js';
import { aReservationRequest } from '../../../testing/a-reservation-request.js';
import { ReplyIntake } from '../../replies/reply-intake.js';
import type { ReservationView } from '../../reservation.fields.js';
import type { ReplyView } from './replies.controllers.js';

const SECRET = 'a secret of the mail provider, long enough';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', EMAIL_WEBHOOK_SECRET: SECRET });
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('delete from reservation_replies'));

interface Requested {
  readonly request: ReservationView & { readonly customerEmail: string };
  /** The acknowledgment email. */
  readonly mail: Email;
}

async function makeRequest(changes = {}): Promise<Requested> {
  const { body } = await app.anonymous().post('/api/reservations').send(aReservationRequest(changes)).expect(201);
  const request = body as Requested['request'];
  await app.runJobs();
  const [mail] = await app.mailsTo(request.customerEmail);
  if (!mail) throw new Error('No mail.');
  return { request, mail };
}

const take = (mail: Buffer) => app.nest.get(ReplyIntake, { strict: false }).take(mail);
const onBoard = async () => (await app.as('staff').get('/api/staff/replies').expect(200)).body as ReplyView[];
const about = async ({ request }: Requested) =>
  (await app.as('admin').get(`/api/staff/reservations/${request.id}/replies`).expect(200)).body as ReplyView[];
const decide = (id: string, status: string) =>
  app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status }).expect(200);
const auditLogOf = async (id: string) => {
  const { body } = await app.as('admin').get(`/api/admin/trail?subjectType=reservation&subjectId=${id}`).expect(200);
  const entries = body as { type: string; by: { name: string } | null; subjectName: string | null }[];
  expect(entries.filter(({ subjectName }) => subjectName === null)).toEqual([]);
  return entries.map(({ type, by }) => [type, by?.name]);
};

it('shows a reply and what it seems to ask for with its request, and logs it', async () => {
  const one = await makeRequest();
  expect(await take(anAnswer(one.mail, 'Sorry, we will be 20 minutes late.'))).toBe('kept');
  const [reply] = await onBoard();
  expect(await onBoard()).toHaveLength(1);
  expect(reply).toMatchObject({
    reservationId: one.request.id,
    customerName: 'Amelia Hart',
    preferredTime: '12:30 PM',
    otherAddress: null,
    text: 'Sorry, we will be 20 minutes late.',
    isCut: false,
    leftOut: expect.stringContaining('wrote:') as string,
    attachments: [],
    proposals: [{ kind: 'late', minutes: 20 }],
    seenAt: null,
    seenBy: null,
  });
  expect(await auditLogOf(one.request.id)).toContainEqual(['reservation.replied', undefined]);
});

it('finds the request for every later email, even if a server changes Message-IDs', async () => {
  const one = await makeRequest();
  await decide(one.request.id, 'confirmed');
  app.clock.advance({ seconds: 10 });
  await app.runJobs();
  const mails = await app.mailsTo(one.request.customerEmail, 2);
  const confirmation = mails.find(({ subject }) => subject?.startsWith('Your table is confirmed'));
  if (!confirmation) throw new Error('No confirmation.');
  expect(confirmation.messageId).not.toBe(one.mail.messageId);
  const nearest = { 'In-Reply-To': confirmation.messageId ?? '', References: '' };
  const changed = {
    'In-Reply-To': '<1@relay.example>',
    References: `${confirmation.references ?? ''} <1@relay.example>`,
  };
  for (const headers of [nearest, changed]) expect(await take(anAnswer(confirmation, 'Fine.', headers))).toBe('kept');
  expect(await about(one)).toHaveLength(2);
});

it('stores nothing that does not name a request of ours, even for guessed names', async () => {
  const one = await makeRequest();
  const other = await makeRequest();
  const named = /<([^@]+)@/.exec(one.mail.messageId ?? '')?.[1] ?? '';
  const [id = '', expiry = '', , signature = ''] = named.split('.');
  const swapped = Buffer.from(other.request.id).toString('base64url');
  const guesses = [
    '',
    '<1@guests.example>',
    `<${one.request.id}@bistro.example>`,
    `<${id}.${expiry}.${swapped}.${signature}@bistro.example>`,
    `<${named.slice(0, -1)}@bistro.example>`,
  ];
  for (const guess of guesses) {
    const headers = { 'In-Reply-To': guess, References: guess };
    expect(await take(anAnswer(one.mail, 'Cancel it.', headers))).toBe('unknown');
  }
  expect(await onBoard()).toEqual([]);
});

it('ignores replies a month after the visit', async () => {
  const one = await makeRequest();
  const before = app.clock.now();
  app.clock.set(new Date(Date.parse(one.request.preferredDate) + 31 * 86_400_000));
  expect(await take(anAnswer(one.mail, 'We left an umbrella.'))).toBe('unknown');
  app.clock.set(before);
  expect(await take(anAnswer(one.mail, 'We left an umbrella.'))).toBe('kept');
});

it('stores the same email once, even if it arrives repeatedly at the same time', async () => {
  const one = await makeRequest();
  const answer = anAnswer(one.mail, 'See you.');
  const taken = await Promise.all([take(answer), take(answer), take(answer)]);
  expect(taken.sort()).toEqual(['kept', 'known', 'known']);
  expect(await onBoard()).toHaveLength(1);
});

it('stores no automatic emails and none of our own', async () => {
  const one = await makeRequest();
  expect(await take(anAnswer(one.mail, 'I am away.', { 'Auto-Submitted': 'auto-replied' }))).toBe('automatic');
  expect(await take(anAnswer(one.mail, 'Of course.', { From: one.mail.from?.address ?? '' }))).toBe('unknown');
  expect(await onBoard()).toEqual([]);
});

it('shows when another address than the guest’s wrote', async () => {
  const one = await makeRequest();
  await take(anAnswer(one.mail, 'I come for her.', { From: 'Ben <Ben@guests.example>' }));
  expect(await onBoard()).toMatchObject([{ otherAddress: 'ben@guests.example' }]);
});

it('is seen once, by name, and then shown as long as the request is not over', async () => {
  const one = await makeRequest();
  await take(anAnswer(one.mail, 'See you.'));
  const [reply] = await onBoard();
  const see = () =>
    app
      .as('staff')
      .put(`/api/staff/replies/${reply?.id ?? ''}/seen`)
      .expect(204);
  await see();
  const [seen] = await onBoard();
  expect(seen).toMatchObject({ seenBy: expect.stringMatching(/\w/), seenAt: expect.any(String) });
  app.clock.advance({ minutes: 1 });
  await see();
  expect(await onBoard()).toEqual([seen]);
  const entries = await auditLogOf(one.request.id);
  expect(entries.filter(([type]) => type === 'reservation.reply-seen')).toEqual([
    ['reservation.reply-seen', seen?.seenBy],
  ]);
  await decide(one.request.id, 'confirmed');
  await decide(one.request.id, 'completed');
  expect(await onBoard()).toEqual([]);
  expect(await about(one)).toHaveLength(1);
});

it('is answered by email in the same conversation', async () => {
  const one = await makeRequest();
  await take(anAnswer(one.mail, 'Do you have a high chair?'));
  const [reply] = await about(one);
  const path = `/api/staff/replies/${reply?.id ?? ''}/answer`;
  const text = 'Yes, we have two.\n\nSee you on Friday!';
  await app.as('staff').put(path).send({ text }).expect(204);
  await app.as('admin').put(path).send({ text }).expect(409);
  const [answered] = await onBoard();
  expect(answered).toMatchObject({ answer: { text, answeredBy: answered?.seenBy, isSent: null } });
  expect(await auditLogOf(one.request.id)).toContainEqual(['reservation.reply-answered', answered?.seenBy]);

  await app.runJobs();
  const mails = await app.mailsTo(one.request.customerEmail, 2);
  const mail = mails.find(({ subject }) => subject?.startsWith('Re: your table on'));
  if (!mail) throw new Error('No answer.');
  for (const words of ['Yes, we have two.', 'See you on Friday!', 'Do you have a high chair?'])
    expect(mail.text).toContain(words);
  expect(await take(anAnswer(mail, 'Great, thanks.'))).toBe('kept');
  expect(await about(one)).toMatchObject([{ text: 'Great, thanks.', answer: null }, { answer: { text } }]);

  const record = await app
    .as('admin')
    .post('/api/admin/personal-records')
    .send({ email: one.request.customerEmail })
    .expect(200);
  expect(JSON.stringify(record.body)).toContain('Yes, we have two.');
});

it('goes with its request, and with its guest', async () => {
  const one = await makeRequest();
  const other = await makeRequest();
  for (const { mail } of [one, other]) await take(anAnswer(mail, 'Lactose, please.'));
  await decide(one.request.id, 'declined');
  await app.as('staff').delete(`/api/staff/reservations/${one.request.id}`).expect(204);
  expect((await onBoard()).map(({ reservationId }) => reservationId)).toEqual([other.request.id]);
  expect(await take(anAnswer(one.mail, 'Still there?'))).toBe('unknown');

  const address = other.request.customerEmail;
  await take(anAnswer(other.mail, 'From my other address.', { From: 'amelia@work.example' }));
  const record = await app.as('admin').post('/api/admin/personal-records').send({ email: address }).expect(200);
  expect(JSON.stringify(record.body)).toContain('Lactose, please.');
  await app.as('admin').post('/api/admin/personal-records/erase').send({ email: address }).expect(204);
  expect(await onBoard()).toEqual([]);
  expect(await take(anAnswer(other.mail, 'Me again.'))).toBe('unknown');
});

describe('an email provider', () => {
  const hand = (mail: string, secret = SECRET) => {
    const body = JSON.stringify({ mail });
    const timestamp = String(Math.floor(app.clock.now().getTime() / 1000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    return app
      .anonymous()
      .post('/api/email/replies')
      .set('Content-Type', 'application/json')
      .set('X-Courtyard-Timestamp', timestamp)
      .set('X-Courtyard-Signature', `sha256=${signature}`)
      .send(body);
  };

  it('hands on answers that it has signed', async () => {
    const one = await makeRequest();
    const answer = anAnswer(one.mail, 'Wir freuen uns – bis später!').toString();
    await hand(answer).expect(200, { taken: 'kept' });
    await hand(answer).expect(200, { taken: 'known' });
    expect(await onBoard()).toMatchObject([{ text: 'Wir freuen uns – bis später!' }]);
    await hand(answer, 'x'.repeat(40)).expect(401);
    await hand('Hello').expect(422);
    await hand('').expect(400);
  });
});

describe('what staff do for a guest who wrote', () => {
  const put = (id: string, step: string, body: object) =>
    app.as('staff').put(`/api/staff/reservations/${id}/${step}`).send(body);

  it('notes that a confirmed table is late, by name', async () => {
    const { request } = await makeRequest();
    await put(request.id, 'late', { minutes: 20, expectedStatus: 'pending' }).expect(409);
    await decide(request.id, 'confirmed');
    await put(request.id, 'late', { minutes: 25 }).expect(400);
    await put(request.id, 'late', { minutes: 20, expectedStatus: 'pending' }).expect(409);
    const { body } = await put(request.id, 'late', { minutes: 20, expectedStatus: 'confirmed' }).expect(200);
    expect(body).toMatchObject({ lateByMinutes: 20, status: 'confirmed' });
    expect(await auditLogOf(request.id)).toContainEqual(['reservation.late', expect.any(String)]);
  });

  it('cancels a table and notifies the guest', async () => {
    const { request } = await makeRequest();
    await decide(request.id, 'confirmed');
    await put(request.id, 'cancel', { expectedStatus: 'pending' }).expect(409);
    const { body } = await put(request.id, 'cancel', { expectedStatus: 'confirmed' }).expect(200);
    expect(body).toMatchObject({ status: 'declined', cancelledAt: expect.any(String) });
    await put(request.id, 'cancel', {}).expect(409);
    await app.runJobs();
    const subjects = (await app.mailsTo(request.customerEmail, 2)).map(({ subject }) => subject);
    expect(subjects).toContain('Your reservation is canceled');
  });
});
