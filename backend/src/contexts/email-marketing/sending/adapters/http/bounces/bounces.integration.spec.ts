import { createHmac } from 'node:crypto';
import { PreferenceLinks } from '../../../../contacts/domain/index.js';
import { BounceIntake } from '../../bounces/bounce-intake.js';
import type { TestApp } from '../../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../../testing/start-test-app.js';
import { CampaignStage } from '../../../../testing/a-campaign.js';

const SECRET = 'a secret of the mail provider, long enough';
let app: TestApp;
let stage: CampaignStage;
let campaign: string;

beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', EMAIL_WEBHOOK_SECRET: SECRET });
  stage = new CampaignStage(app);
  await stage.limits(10_000);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await stage.clear();
  await stage.contacts(2);
  campaign = await stage.campaign();
  await app.runJobs();
});

const seconds = () => String(Math.floor(app.clock.now().getTime() / 1000));
const signed = (body: string, timestamp = seconds(), secret = SECRET) =>
  app
    .anonymous()
    .post('/api/email/bounces')
    .set('Content-Type', 'application/json')
    .set('X-Courtyard-Timestamp', timestamp)
    .set('X-Courtyard-Signature', `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`)
    .send(body);
const suppressed = async () =>
  (await app.database.query<{ reason: string }[]>('select reason from email_suppressions')).map(({ reason }) => reason);

it('marks a bounce and suppresses the address; a repeated report has no effect', async () => {
  const [mail] = await stage.history(campaign);
  const body = JSON.stringify({
    type: 'hard',
    messageId: `<${mail?.id ?? ''}@bistro.example>`,
    detail: '550 no such user',
  });
  expect((await signed(body).expect(200)).body).toEqual({ taken: true });
  await signed(body).expect(200);
  expect(await stage.countByStatus(campaign)).toEqual({ sent: 1, bounced: 1 });
  expect((await stage.history(campaign))[0]).toMatchObject({ failure_reason: '550 no such user' });
  expect(await suppressed()).toEqual(['bounced']);
});

it('takes a complaint by the address alone', async () => {
  await signed(JSON.stringify({ type: 'complaint', recipient: 'Guest1@guests.example' })).expect(200);
  expect(await suppressed()).toEqual(['complained']);
  expect(await stage.countByStatus(campaign)).toEqual({ sent: 2 });
});

it('ignores emails that may still arrive, and emails that are not ours', async () => {
  await signed(JSON.stringify({ type: 'soft', recipient: 'guest1@guests.example' })).expect(200, { taken: false });
  await signed(JSON.stringify({ type: 'hard', recipient: 'stranger@guests.example' })).expect(200, { taken: false });
  expect(await suppressed()).toEqual([]);
});

it.each([
  ['another secret', () => signed('{"type":"hard"}', seconds(), 'x'.repeat(40))],
  ['an old report', () => signed('{"type":"hard"}', String(Number(seconds()) - 301))],
  ['no signature', () => app.anonymous().post('/api/email/bounces').send({ type: 'hard' })],
  ['a moment that is none', () => signed('{"type":"hard"}', 'now')],
])('refuses %s', async (_, call) => {
  await call().expect(401);
});

it('rejects a signed report without content', async () => {
  await signed('{"type":"lost"}').expect(400);
});

const returned = (messageId: string, recipient: string) =>
  Buffer.from(`Content-Type: multipart/report; boundary="b"\n\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n
Final-Recipient: rfc822; ${recipient}\nAction: failed\nStatus: 5.1.1\n\n--b\nContent-Type: text/rfc822-headers\n
Message-ID: ${messageId}\n\n--b--\n`);
const takeMail = (mail: Buffer) => app.nest.get(BounceIntake, { strict: false }).takeMail(mail);

it('reads the mailbox for bounces', async () => {
  const [mail] = await stage.history(campaign);
  const report = returned(`<${mail?.id ?? ''}@bistro.example>`, (mail?.recipient_email ?? '').toUpperCase());
  expect(await takeMail(report)).toBe(1);
  expect(await stage.countByStatus(campaign)).toEqual({ sent: 1, bounced: 1 });
});

const complaint = (messageId: string, to: string, type = 'abuse') =>
  Buffer.from(
    returned(messageId, to)
      .toString()
      .replace('delivery-status', 'feedback-report')
      .replace('Reporting-MTA: dns; mx.example', `Feedback-Type: ${type}\nOriginal-Rcpt-To: ${to}`),
  );

it.each(['abuse', 'opt-out'])('accepts a complaint (%s) with a redacted recipient', async (type) => {
  const [mail] = await stage.history(campaign);
  expect(await takeMail(complaint(`<${mail?.id ?? ''}@bistro.example>`, 'redacted@provider.example', type))).toBe(1);
  expect(await suppressed()).toEqual(['complained']);
});

it.each<[string, (id: string) => string]>([
  ['our own header', (id) => `X-Courtyard-Mail: ${id}`],
  [
    'the signed link to unsubscribe',
    (id) => `List-Unsubscribe: <${app.nest.get(PreferenceLinks, { strict: false }).oneClickFor(`history:${id}`)}>`,
  ],
])('recognizes an email whose Message-ID the provider replaced by %s', async (_, header) => {
  const [mail] = await stage.history(campaign);
  const report = returned('<0100abc@email.amazonses.com>', mail?.recipient_email ?? '')
    .toString()
    .replace('\n\n--b--', `\n${header(mail?.id ?? '')}\n\n--b--`);
  expect(await takeMail(Buffer.from(report))).toBe(1);
  expect(await suppressed()).toEqual(['bounced']);
});

it('pauses a campaign after ten consecutive reports that servers refuse us, and explains what to do', async () => {
  await stage.clear();
  await stage.contacts(14);
  const id = await stage.campaign();
  await app.runJobs();
  await stage.setStatus(id, 'sending');
  const refusal = (messageId: string, to: string, status: string, response: string) =>
    returned(messageId, to)
      .toString()
      .replace('Status: 5.1.1', `Status: ${status}\nDiagnostic-Code: smtp; ${response}`);
  const mails = await stage.history(id);
  for (const [place, mail] of mails.slice(0, 12).entries()) {
    expect((await stage.campaignRow(id)).status).toBe('sending');
    const response = place === 1 ? ['5.2.2', '552 mailbox full'] : ['5.7.25', '550 5.7.25 no PTR record'];
    const [status = '', answer = ''] = response;
    expect(
      await takeMail(Buffer.from(refusal(`<${mail.id}@bistro.example>`, mail.recipient_email, status, answer))),
    ).toBe(1);
    app.clock.advance({ seconds: 1 });
  }
  expect(await stage.campaignRow(id)).toMatchObject({
    status: 'paused',
    status_reason: expect.stringMatching(
      /^Ten emails in a row were refused: .*PTR record Ask the mail server’s provider/,
    ),
  });
  expect(await suppressed()).toEqual([]);
});

it('ignores an email that does not identify an email of ours and its recipient', async () => {
  const [one, other] = await stage.history(campaign);
  const id = `<${one?.id ?? ''}@bistro.example>`;
  const to = one?.recipient_email ?? '';
  const forged: [string, string][] = [
    ['<made-up@bistro.example>', to],
    ['<0198a000-0000-7000-8000-000000000000@bistro.example>', to],
    [id, other?.recipient_email ?? ''],
    [id, 'nobody'],
  ];
  for (const [messageId, recipient] of forged) expect(await takeMail(returned(messageId, recipient))).toBe(0);
  expect(await takeMail(complaint('', to))).toBe(0);
  expect(await suppressed()).toEqual([]);
  expect(await stage.countByStatus(campaign)).toEqual({ sent: 2 });
});
