import { startTestApp } from '../../testing/start-test-app.js';
import type { TestApp } from '../testing/test-app.js';
import { TestMailServer } from '../testing/test-mail-server.js';

const MINUTES = 30;
/** How often requests arrive and jobs run. */
const EVERY_MINUTES = 10;
const REQUESTS_EACH = 4;

const server = new TestMailServer();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'off', SMTP_URL: await server.start() });
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

const waitingMails = async () => {
  const owner = await app.anonymous().login('admin');
  return ((await owner.get('/api/admin/status').expect(200)).body as { waitingMails: object | null }).waitingMails;
};

it(`accepts every request while the mail server is away for ${String(MINUTES)} minutes, notifies the owner, and emails each guest once when it is back`, async () => {
  server.greet('421 4.3.2 going down');
  const guests: string[] = [];
  for (let minute = 0; minute < MINUTES; minute += EVERY_MINUTES) {
    for (let request = 0; request < REQUESTS_EACH; request += 1) {
      const customerEmail = `guest-${String(guests.length)}@guests.example`;
      const reservationRequest = { customerName: 'A guest', customerEmail, partySize: '2', preferredTime: '12:30 PM' };
      const preferredDate = new Date(app.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
      await app
        .anonymous()
        .post('/api/reservations')
        .send({ ...reservationRequest, preferredDate })
        .expect(201);
      guests.push(customerEmail);
    }
    await app.runJobs();
    app.clock.advance({ minutes: EVERY_MINUTES });
  }
  expect(server.arrived).toEqual([]);
  expect(await waitingMails()).toMatchObject({ reason: expect.stringContaining('421 4.3.2 going down') as string });

  server.greet();
  app.clock.advance({ minutes: 60 });
  await app.runJobs();
  for (const guest of guests) expect(server.to(guest)).toHaveLength(1);
  expect(await waitingMails()).toBeNull();
});
