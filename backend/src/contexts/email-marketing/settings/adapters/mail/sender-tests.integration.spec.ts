import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { TestMailServer } from '../../../../../platform/testing/test-mail-server.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';

const OWNER = 'owner@bistro.example';
const server = new TestMailServer();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on', SMTP_URL: await server.start() });
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});
beforeEach(async () => {
  server.clear();
  await app.database.query('delete from rate_limits');
});

const test = () => app.as('admin').post('/api/admin/email-settings/test');
const tested = async () => (await test().expect(201)).body as { id: string; to: string };
const progressOf = async ({ id }: { id: string }) =>
  (await app.as('admin').get(`/api/admin/email-settings/test/${id}`).expect(200)).body as object;

it('reaches the owner from the saved sender, through the queue', async () => {
  await app.as('admin').put('/api/admin/email-settings').send({ senderName: 'Courtyard News' }).expect(200);
  const sent = await tested();
  expect(sent.to).toBe(OWNER);
  expect(await progressOf(sent)).toEqual({ state: 'queued', reason: null });
  await app.runJobs();
  expect(await progressOf(sent)).toEqual({ state: 'sent', reason: null });
  expect(server.to(OWNER).map(({ raw }) => raw)).toEqual([
    expect.stringMatching(/^From: Courtyard News <hello@bistro\.example>$/m),
  ]);
});

it.each([
  ['550 5.1.1 no such mailbox', 'failed', 'no such mailbox'],
  ['550 5.7.26 this mail is unauthenticated', 'retrying', 'the mail server refused email from us'],
  ['451 later', 'retrying', 'the mail server asked us to wait'],
])('says why the mail server answered %s', async (answer, state, reason) => {
  server.refuse(OWNER, answer);
  const sent = await tested();
  await app.runJobs();
  expect(await progressOf(sent)).toEqual({ state, reason: expect.stringContaining(reason) });
});

it('sends at most five an hour', async () => {
  for (let sent = 0; sent < 5; sent += 1) await tested();
  const { headers } = await test().expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
