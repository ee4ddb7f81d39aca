import { startTestApp } from '../../testing/start-test-app.js';
import { eventually } from '../testing/eventually.js';
import type { TestApp } from '../testing/test-app.js';
import { TestMailServer } from '../testing/test-mail-server.js';
import { MailQueue } from './mail-queue.js';
import { aMail } from './testing/a-mail.js';

const server = new TestMailServer();
let goOn: () => void;
let app: TestApp;
beforeAll(async () => {
  goOn = server.holdUp('slow@guests.example');
  app = await startTestApp({ SMTP_URL: await server.start() });
});
afterAll(async () => {
  goOn();
  await app.stop();
  await server.stop();
});

const slow = async () =>
  (await app.database.query(`select status, attempts from outgoing_mails where recipient = 'slow@guests.example'`))[0];

it('delays only the one email that it accepted without replying', async () => {
  const mailQueue = app.nest.get(MailQueue, { strict: false });
  await mailQueue.post(aMail('slow@guests.example'));
  const others = Array.from({ length: 12 }, (_, index) => `guest${String(index)}@guests.example`);
  for (const other of others) await mailQueue.post(aMail(other));
  await eventually(() => {
    expect(server.arrived.map(({ to }) => to).sort()).toEqual([...others].sort());
  });
  expect(await slow()).toMatchObject({ status: 'queued' });
  goOn();
  await eventually(async () => {
    expect(await slow()).toMatchObject({ status: 'sent', attempts: 1 });
  });
});
