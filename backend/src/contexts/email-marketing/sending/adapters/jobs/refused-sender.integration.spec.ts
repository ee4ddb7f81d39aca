import { TestMailServer } from '../../../../../platform/testing/test-mail-server.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { CampaignStage } from '../../../testing/a-campaign.js';

const server = new TestMailServer();
let app: TestApp;
let stage: CampaignStage;

beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', SMTP_URL: await server.start() });
  stage = new CampaignStage(app);
  await stage.limits(10_000);
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

it('pauses a campaign whose sender is refused, whatever the code, and suppresses none of its forty readers', async () => {
  const guests = await stage.contacts(40);
  for (const guest of guests)
    server.refuse(guest, '550 5.1.8 <hello@bistro.example>: Sender address rejected: Domain not found');
  const id = await stage.campaign();
  await app.runJobs();
  expect(await stage.campaignRow(id)).toMatchObject({
    status: 'paused',
    status_reason: expect.stringContaining('Check the sender address in Email Settings'),
  });
  expect(await stage.countByStatus(id)).toEqual({ queued: 40 });
  expect(await app.database.query('select 1 from email_suppressions')).toEqual([]);
});
