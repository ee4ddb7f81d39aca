import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';

let app: TestApp;
beforeAll(async () => {
  // The caps of emails hold where limits are on; one visitor may not fill in the forms this often.
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

let visitors = 0;
const send = (path: string, body: object) =>
  app
    .anonymous()
    .post(path)
    .set('X-Forwarded-For', `198.51.100.${String((visitors += 1))}`)
    .send(body)
    .expect(201);
const write = (email: string, more: object = {}) =>
  send('/api/contact', { name: 'Amelia Hart', email, message: 'Is there parking? http://spam.example', ...more });
const askForCard = (email: string) =>
  send('/api/gift-card-requests', { name: 'Amelia Hart', email, amount: '50', message: 'http://spam.example' });
const mailsTo = async (address: string, min = 1) => {
  await app.runJobs();
  return app.mailsTo(address, min);
};
const aGuest = () => `${randomUUID()}@guests.example`;

it('tells the visitor that a message or a gift card request has arrived, without any typed text', async () => {
  const email = aGuest();
  await write(email);
  await askForCard(email);
  const mails = await mailsTo(email, 2);
  expect(mails.map(({ subject }) => subject)).toEqual(['We got your message', 'We got your gift card request']);
  for (const mail of mails) {
    expect(mail.text).toContain('Dear Amelia Hart');
    expect(`${mail.text ?? ''}${mail.html ?? ''}`).not.toMatch(/spam|parking/);
  }
});

it('goes to one address three times in an hour and ten times a day at most, whichever form is filled in', async () => {
  const email = aGuest();
  for (const form of [write, askForCard, write, askForCard, write]) await form(email);
  expect(await mailsTo(email)).toHaveLength(3);
  await write(email.replace('@', '+again@'));
  expect(await mailsTo(email.replace('@', '+again@'), 0)).toEqual([]);
  for (let hour = 0; hour < 5; hour += 1) {
    app.clock.advance({ minutes: 61 });
    for (const form of [write, askForCard, write]) await form(email);
    await app.runJobs();
  }
  expect(await mailsTo(email)).toHaveLength(10);
});

it('names no visitor who has typed something else than a name', async () => {
  const email = aGuest();
  await write(email, { name: 'Win at http://spam.example' });
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('Dear guest');
});
