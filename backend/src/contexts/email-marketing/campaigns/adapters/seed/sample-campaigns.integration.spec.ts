import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { CampaignView, PreFlightView } from '../http/campaigns.views.js';

const PATH = '/api/email-campaigns';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', SEED: 'demo' });
  await app.as('manager').login('manager');
});
afterAll(() => app.stop());

it('unsent campaigns have as many recipients as their pre-flight check says', async () => {
  const { body } = await app.as('manager').get(PATH).expect(200);
  const waiting = (body as CampaignView[]).filter(({ status }) => status !== 'sent');
  expect(waiting.length).toBeGreaterThan(0);
  for (const { id, recipientCount } of waiting) {
    const ahead = await app.as('manager').get(`${PATH}/${id}/pre-flight`).expect(200);
    const { recipients, leftOut } = ahead.body as PreFlightView;
    expect(recipients + leftOut.emailedThisWeek).toBe(recipientCount);
  }
});
