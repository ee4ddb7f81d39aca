import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';

const LETTER = {
  name: 'Amelia Hart',
  email: 'amelia@guests.example',
  phone: '(904) 555-0123',
  message: 'Do you have a table that a <pram> fits under?\nThank you – Zoë 🌿',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const send = (changes: object = {}) =>
  app
    .anonymous()
    .post('/api/contact')
    .send({ ...LETTER, ...changes });

/** Empties the queue, so that the next notification is emailed right away and separately. */
async function mailWhatWaits(): Promise<void> {
  await app.runJobs();
  app.clock.advance({ minutes: 2 });
  await app.runJobs();
  app.clock.advance({ minutes: 2 });
}

const stored = () => app.database.query('select id, name, email, phone, message, created_at from contact_messages');

it('stores the message as written, returns it, and notifies the owner', async () => {
  await mailWhatWaits();
  const { body } = await send().expect(201);
  expect(body).toEqual({ ...LETTER, id: expect.any(String), createdAt: expect.stringMatching(/Z$/) });
  const { id, createdAt } = body as { id: string; createdAt: string };
  expect(await stored()).toContainEqual({ ...LETTER, id, created_at: new Date(createdAt) });
  await app.runJobs();
  const notice = (await app.mailsTo('hello@bistro.example')).at(-1);
  expect(notice).toMatchObject({ subject: 'Message from Amelia Hart' });
  expect(notice?.text).toContain('a <pram> fits under');
  expect(notice?.html).toContain('a &lt;pram&gt; fits under');
  expect(notice?.replyTo?.map(({ address }) => address)).toEqual([LETTER.email]);
  expect(notice?.text).toMatch(/\/admin\/enquiries\?open=[\da-f-]{36}&dialog=read/);
});

it.each(['name', 'email', 'message'])('asks for all required fields when %s is empty', async (field) => {
  for (const value of [undefined, '', '  ', null]) {
    const { body } = await send({ [field]: value }).expect(400);
    expect(body).toMatchObject({ detail: 'Please fill in all required fields.', errors: [{ field }] });
  }
});

it.each([
  { name: '', phone: '5'.repeat(41) },
  { message: undefined, phone: '5'.repeat(41) },
  { message: '  ', name: 'x'.repeat(121), email: 'not an address' },
  { email: null, name: 'bell \u0007' },
  { name: undefined, email: undefined, phone: 5, message: undefined },
])('asks for all required fields first when something else is wrong too: %j', async (changes) => {
  const { body } = await send(changes).expect(400);
  expect(body).toMatchObject({ detail: 'Please fill in all required fields.' });
  const { errors } = body as { errors: { field: string }[] };
  expect(errors.map(({ field }) => field).sort()).toEqual(Object.keys(changes).sort());
});

it.each([
  ['name', 'x'.repeat(121)],
  ['name', { $ne: null }],
  ['email', 'not an address'],
  ['email', 'a@guests.example\r\nBcc: b@guests.example'],
  ['email', 'a\ud800@guests.example'],
  ['email', 'a\u202e@guests.example'],
  ['name', 'A\nguest'],
  ['name', 'A \u202etseug'],
  ['phone', '5'.repeat(41)],
  ['phone', 5],
  ['message', 'x'.repeat(5001)],
  ['message', 'nul \u0000 byte'],
])('is refused with a sentence of its own when %s is %j', async (field, value) => {
  const { body } = await send({ [field]: value }).expect(400);
  expect(body).toMatchObject({ errors: [{ field, message: expect.stringMatching(/\.$|address$/) }] });
  expect(body).not.toMatchObject({ detail: 'Please fill in all required fields.' });
});

it('takes a message without a phone number', async () => {
  expect((await send({ phone: '' }).expect(201)).body).toMatchObject({ phone: null });
  expect((await send({ phone: undefined }).expect(201)).body).toMatchObject({ phone: null });
});

it('stores a message once when the same call comes twice', async () => {
  const key = randomUUID();
  const before = await stored();
  const first = await send().set('Idempotency-Key', key).expect(201);
  const second = await send().set('Idempotency-Key', key).expect(201);
  await send({ message: 'Another one' }).set('Idempotency-Key', key).expect(422);
  expect(second.body).toEqual(first.body);
  expect(await stored()).toHaveLength(before.length + 1);
});
