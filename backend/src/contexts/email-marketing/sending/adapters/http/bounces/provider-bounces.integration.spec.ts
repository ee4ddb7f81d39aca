import { createHmac } from 'node:crypto';
import type { TestApp } from '../../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../../testing/start-test-app.js';
import { CampaignStage } from '../../../../testing/a-campaign.js';

const KEY = 'the signing key of the mail provider, long enough';
let app: TestApp;
let stage: CampaignStage;

beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', EMAIL_PROVIDER: 'mailgun', EMAIL_PROVIDER_KEY: KEY });
  stage = new CampaignStage(app);
  await stage.limits(10_000);
});
afterAll(() => app.stop());

const signed = (key = KEY) => {
  const timestamp = String(Math.floor(app.clock.now().getTime() / 1_000));
  const token = 'token';
  return { timestamp, token, signature: createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex') };
};
const suppressed = () => app.database.query('select reason from email_suppressions order by reason');

it('takes the events of the provider that is set up, and of no other', async () => {
  await stage.contacts(2);
  const campaign = await stage.campaign();
  await app.runJobs();
  const [mail] = await stage.history(campaign);
  const event = {
    event: 'failed',
    severity: 'permanent',
    recipient: mail?.recipient_email,
    'delivery-status': { code: 550, message: '5.1.1 user unknown' },
    message: { headers: { 'message-id': `${mail?.id ?? ''}@bistro.example` } },
  };
  const post = (provider: string, signature: object) =>
    app.anonymous().post(`/api/bounces/${provider}`).send({ signature, 'event-data': event });
  await post('mailgun', signed('another key, which is long enough too')).expect(401);
  for (const provider of ['ses', 'sendgrid', 'postmark', 'brevo', 'none']) await post(provider, signed()).expect(401);
  expect(await suppressed()).toEqual([]);
  await post('mailgun', signed()).expect(200, { taken: 1 });
  await post('mailgun', signed()).expect(200, { taken: 1 });
  expect(await suppressed()).toEqual([{ reason: 'bounced' }]);
  expect(await stage.countByStatus(campaign)).toEqual({ sent: 1, bounced: 1 });
});

it('reads JSON that comes as plain text, as Amazon sends it', async () => {
  const body = JSON.stringify({ signature: signed(), 'event-data': { event: 'delivered' } });
  await app
    .anonymous()
    .post('/api/bounces/mailgun')
    .set('Content-Type', 'text/plain; charset=UTF-8')
    .send(body)
    .expect(200);
});
