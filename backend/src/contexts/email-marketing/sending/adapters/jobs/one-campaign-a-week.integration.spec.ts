import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { CampaignReachView, PreFlightView } from '../../../campaigns/adapters/http/campaigns.views.js';
import { CampaignStage } from '../../../testing/a-campaign.js';
import { MailSink } from '../../../../../testing/faults/fault-stage.js';
import { CampaignSteps } from '../persistence/campaign-steps.js';

const PATH = '/api/email-campaigns';
const THURSDAY = '2031-03-06T15:00:00Z';
const ANA = { type: 'custom', emails: ['guest1@guests.example'] } as const;
const SKIPPED = 'Skipped: got another campaign this week.';

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
  app.clock.set(THURSDAY);
  for (const role of ['manager', 'admin'] as const) await app.as(role).login(role);
  await stage.clear();
  await stage.limits(100_000);
  await stage.contacts(3);
  sink.taken.length = 0;
});

const change = (id: string, body: object) => app.as('manager').put(`${PATH}/${id}`).send(body).expect(200);
const limit = (oneCampaignPerWeek: boolean) =>
  app.as('admin').put('/api/admin/email-settings').send({ oneCampaignPerWeek }).expect(200);
const fix = (id: string) => app.nest.get(CampaignSteps, { strict: false }).fixRecipients(id);
const reached = () =>
  sink.taken
    .splice(0)
    .map(({ to }) => to.split('@')[0])
    .sort();
const outcomes = async (id: string) =>
  (await stage.history(id)).map(({ status, failure_reason }) => failure_reason ?? status);
const preFlight = async (id: string, query = '') =>
  (await app.as('manager').get(`${PATH}/${id}/pre-flight${query}`).expect(200)).body as PreFlightView;
const reaches = async () => {
  const { body } = await app.as('manager').get(`${PATH}/reach`).expect(200);
  return Object.fromEntries((body as CampaignReachView[]).map(({ id, ...reach }) => [id, reach]));
};

async function sent(written: Parameters<CampaignStage['campaign']>[0] = {}): Promise<string> {
  const id = await stage.campaign(written);
  await stage.send();
  return id;
}

it('leaves out people who got another campaign in the six days before, and counts them by name', async () => {
  await sent({ criteria: ANA });
  expect(reached()).toEqual(['guest1']);
  app.clock.advance({ days: 6 });
  const id = await sent();
  expect(reached()).toEqual(['guest2', 'guest3']);
  expect(await outcomes(id)).toEqual([SKIPPED, 'sent', 'sent']);
  expect(await stage.campaignRow(id)).toMatchObject({ status: 'sent' });
  expect(await stage.sending.progressOf(id)).toMatchObject({ total: 3, sent: 2, skipped: 1, failed: 0, left: 0 });
});

it('reaches everyone each week on the same day, however early or late', async () => {
  await sent();
  expect(reached()).toHaveLength(3);
  app.clock.set('2031-03-13T12:00:00Z');
  await sent();
  expect(reached()).toHaveLength(3);
});

it('does not count automations, tests, personal emails, and what never arrived', async () => {
  const content = { subject: 'Welcome', html: '<p>Hi</p>', text: '' };
  for (const type of ['automation', 'test', 'personal'] as const)
    await stage.sending.add({ type, to: { address: 'guest1@guests.example' }, content, by: null });
  await stage.send();
  sink.script = (address) => (address.startsWith('guest2') ? '554 not this email' : null);
  await sent({ criteria: { type: 'custom', emails: ['guest2@guests.example'] } });
  sink.script = () => null;
  const canceled = await stage.campaign({ criteria: { type: 'custom', emails: ['guest3@guests.example'] } });
  await fix(canceled);
  await change(canceled, { status: 'cancelled' });
  reached();
  await app.database.query('delete from email_suppressions');
  await sent();
  expect(reached()).toEqual(['guest1', 'guest2', 'guest3']);
});

it('reaches no one twice if campaigns are sent at the same moment', async () => {
  await stage.contacts(200, 'many.example');
  const ids = await Promise.all([1, 2, 3].map(() => stage.campaign()));
  await Promise.all(ids.map(fix));
  await stage.send();
  const addresses = sink.taken.map(({ to }) => to);
  expect(addresses).toHaveLength(203);
  expect(new Set(addresses).size).toBe(203);
});

it('counts a campaign that is paused for a few days, which then reaches its recipients', async () => {
  const id = await stage.campaign({ criteria: ANA });
  await fix(id);
  await change(id, { status: 'paused' });
  await sent();
  expect(reached()).toEqual(['guest2', 'guest3']);
  await change(id, { status: 'scheduled' });
  await stage.send();
  expect(reached()).toEqual(['guest1']);
});

it('does not wait for a campaign that was paused long ago, which leaves out people who got another one when it is resumed', async () => {
  const id = await stage.campaign();
  await fix(id);
  await change(id, { status: 'paused' });
  app.clock.advance({ days: 8 });
  for (const role of ['manager', 'admin'] as const) await app.as(role).login(role);
  await sent({ criteria: ANA });
  expect(reached()).toEqual(['guest1']);
  await change(id, { status: 'scheduled' });
  await stage.send();
  expect(reached()).toEqual(['guest2', 'guest3']);
  expect(await outcomes(id)).toEqual([SKIPPED, 'sent', 'sent']);
  expect(await stage.sending.progressOf(id)).toMatchObject({ total: 3, sent: 2, skipped: 1, failed: 0 });
});

it('says how many it will leave out, and goes to them anyway if its author or the owner wants it', async () => {
  await sent({ criteria: ANA });
  reached();
  const id = await stage.campaign({ status: 'draft' });
  expect(await preFlight(id)).toMatchObject({ recipients: 2, leftOut: { emailedThisWeek: 1 } });
  await limit(false);
  expect(await preFlight(id)).toMatchObject({ recipients: 3, leftOut: { emailedThisWeek: 0 } });
  await limit(true);
  const scheduled = await stage.campaign({ status: 'scheduled', scheduledDate: new Date('2031-03-13T12:00:00Z') });
  expect(await preFlight(scheduled)).toMatchObject({ recipients: 3, leftOut: { emailedThisWeek: 0 } });

  expect(await reaches()).toEqual({
    [id]: { recipients: 2, emailedThisWeek: 1 },
    [scheduled]: { recipients: 3, emailedThisWeek: 0 },
  });

  await change(id, { ignoresWeeklyLimit: true });
  expect(await reaches()).toMatchObject({ [id]: { recipients: 3, emailedThisWeek: 0 } });
  expect(await preFlight(id)).toMatchObject({ recipients: 3, leftOut: { emailedThisWeek: 0 } });
  await change(id, { status: 'sending' });
  await stage.send();
  expect(Object.keys(await reaches())).toEqual([scheduled]);
  expect(reached()).toHaveLength(3);
  await limit(false);
  await sent();
  expect(reached()).toHaveLength(3);
  await limit(true);
});

it('warns before two subjects are tested on too few, because the others got another campaign', async () => {
  await stage.contacts(200, 'many.example');
  await sent();
  const id = await stage.campaign({ status: 'draft' });
  await change(id, { subjectB: 'Good evening' });
  const message = expect.stringContaining('needs at least 200 recipients, and this campaign has 0') as string;
  expect((await preFlight(id)).findings).toContainEqual({ level: 'warning', message });
  const toEveryone = await preFlight(id, '?ignoresWeeklyLimit=true');
  expect(toEveryone).toMatchObject({ recipients: 203, leftOut: { emailedThisWeek: 0 } });
  expect(toEveryone.findings).not.toContainEqual({ level: 'warning', message });
});
