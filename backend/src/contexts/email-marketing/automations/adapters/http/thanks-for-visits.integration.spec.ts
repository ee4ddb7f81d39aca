import { addDays, dateIn } from '../../../../../kernel/calendar.js';
import { Jobs } from '../../../../../platform/jobs/jobs.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set('2031-03-03T17:00:00Z');
  await app.as('manager').login('manager');
  await app.as('manager').post('/api/email-automation/quick-starts').send({ kind: 'post_visit' }).expect(201);
});
afterAll(() => app.stop());
beforeEach(() => app.as('manager').login('manager'));

/** The table of a guest who gets our news, for tomorrow. */
async function aTable() {
  people += 1;
  const email = `ana${String(people)}@guests.example`;
  const contact = { firstName: 'Ana', lastName: 'Lee', email, emailOptIn: true };
  await app.as('manager').post('/api/customer-contacts').send(contact).expect(201);
  const preferredDate = addDays(dateIn('America/New_York', app.clock.now()), 1);
  const request = { customerName: 'Ana Lee', customerEmail: email, partySize: '2', preferredDate };
  const { body } = await app
    .anonymous()
    .post('/api/reservations')
    .send({ ...request, preferredTime: '12:00 PM' })
    .expect(201);
  app.clock.advance({ days: 1, hours: 1 });
  await app.as('staff').login('staff');
  return { email, id: (body as { id: string }).id };
}

async function become(id: string, ...statuses: string[]) {
  for (const status of statuses) {
    await app.as('staff').patch(`/api/staff/reservations/${id}`).send({ status }).expect(200);
    app.clock.advance({ minutes: 5 });
  }
  await app.runJobs();
}

async function thanksTo(email: string): Promise<number> {
  app.clock.advance({ days: 1 });
  await app.nest.get(Jobs).run('send-due-automations', {});
  await app.runJobs();
  const [row] = await app.database.query<{ thanks: number }[]>(
    `select count(*)::int as thanks from email_history where recipient_email = $1 and email_type = 'automation'`,
    [email],
  );
  return row?.thanks ?? 0;
}

it('does not thank someone whose visit was undone', async () => {
  const { id, email } = await aTable();
  await become(id, 'confirmed', 'completed');
  await become(id, 'pending', 'confirmed', 'no-show');
  expect(await thanksTo(email)).toBe(0);
});

it('thanks once for a visit that was undone and recorded again', async () => {
  const { id, email } = await aTable();
  await become(id, 'confirmed', 'completed');
  await become(id, 'pending', 'confirmed', 'completed');
  expect(await thanksTo(email)).toBe(1);
});
