import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { CampaignStage } from '../../../testing/a-campaign.js';
import { MailSink } from '../../../../../testing/faults/fault-stage.js';
import { CampaignSteps } from '../persistence/campaign-steps.js';

const sink = new MailSink();
let app: TestApp;
let stage: CampaignStage;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', SMTP_URL: await sink.start() });
  stage = new CampaignStage(app);
});
afterAll(async () => {
  await app.stop();
  await sink.stop();
});
beforeEach(async () => {
  await stage.clear();
  await stage.limits(100_000);
  await stage.contacts(4);
  sink.taken.length = 0;
});

const listed = async (status: string) => {
  const { body, headers } = await app.as('manager').get(`/api/email-history?status=${status}`).expect(200);
  const mails = body as { recipientEmail: string; status: string }[];
  return { total: headers['x-total-count'], emails: mails.map(({ recipientEmail }) => recipientEmail).sort() };
};
const cancel = (id: string) => app.as('manager').put(`/api/email-campaigns/${id}`).send({ status: 'cancelled' });
const totals = async (id: string) => {
  const [row] = await app.database.query<object[]>(
    `select total_recipients as recipients, total_sent as sent, total_queued as queued, total_failed as failed
     from email_campaign_totals where campaign_id = $1`,
    [id],
  );
  return row;
};

/** One arrives, one is refused for good, and two wait for their next attempt. */
async function half(): Promise<string> {
  sink.script = (address) =>
    address.startsWith('guest1') ? null : address.startsWith('guest2') ? '554 not this email' : '451 later';
  const id = await stage.campaign();
  await stage.send();
  sink.script = () => null;
  expect(await stage.countByStatus(id)).toEqual({ sent: 1, failed: 1, queued: 2 });
  return id;
}

it('shows the remaining recipients of a canceled campaign as canceled, in the list, its filter and the counts', async () => {
  const id = await half();
  await cancel(id).expect(200);
  app.clock.advance({ days: 1 });
  await stage.send();
  expect(sink.taken).toHaveLength(1);
  await app.as('manager').login('manager');
  expect(await listed('canceled')).toEqual({ total: '2', emails: ['guest3@guests.example', 'guest4@guests.example'] });
  expect(await listed('queued')).toEqual({ total: '0', emails: [] });
  const { body } = await app.as('manager').get(`/api/email-campaigns/${id}/progress`).expect(200);
  expect(body).toMatchObject({ total: 4, sent: 1, failed: 1, canceled: 2, left: 0 });
  expect(await totals(id)).toEqual({ recipients: 4, sent: 1, queued: 0, failed: 1 });
});

it('counts them before the sending process has looked, and changes no other campaign', async () => {
  const id = await half();
  const other = await stage.campaign({ criteria: { type: 'custom', emails: ['guest4@guests.example'] } });
  await stage.setStatus(other, 'paused');
  await stage.setStatus(id, 'cancelled');
  expect(await stage.sending.progressOf(id)).toMatchObject({ canceled: 2, left: 0 });
  expect(await stage.sending.progressOf(other)).toMatchObject({ canceled: 0 });
  const before = await stage.countByStatus(other);
  await stage.send();
  expect(await stage.countByStatus(id)).toEqual({ sent: 1, failed: 1, canceled: 2 });
  expect(await stage.countByStatus(other)).toEqual(before);
});

it('sends a campaign whose recipients are fixed while the emails of a canceled one are marked', async () => {
  const canceled = await half();
  await stage.setStatus(canceled, 'cancelled');
  const steps = app.nest.get(CampaignSteps, { strict: false });
  const fixRecipients = steps.fixRecipients.bind(steps);
  const cancelEmails = steps.cancelEmails.bind(steps);
  let fixed: Promise<void> | undefined;
  jest.spyOn(steps, 'fixRecipients').mockImplementation((id) => (fixed = fixRecipients(id)));
  jest.spyOn(steps, 'cancelEmails').mockImplementation(async (id) => {
    await fixed;
    return cancelEmails(id);
  });
  const id = await stage.campaign();
  await stage.send();
  jest.restoreAllMocks();
  // The second one's address was refused before.
  expect(await stage.countByStatus(id)).toEqual({ sent: 3, failed: 1 });
});

it('leaves an email in flight to the process that sends it', async () => {
  const id = await half();
  await app.database.query(
    `update email_history set claimed_by = gen_random_uuid() where campaign_id = $1 and recipient_email like 'guest3%'`,
    [id],
  );
  await stage.setStatus(id, 'cancelled');
  await stage.send();
  expect(await stage.countByStatus(id)).toEqual({ sent: 1, failed: 1, queued: 1, canceled: 1 });
  await app.database.query('update email_history set claimed_by = null where campaign_id = $1', [id]);
  await stage.send();
  expect(await stage.countByStatus(id)).toEqual({ sent: 1, failed: 1, canceled: 2 });
});
