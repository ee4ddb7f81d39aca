import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { CampaignSteps } from '../persistence/campaign-steps.js';
import { CampaignStage } from '../../../testing/a-campaign.js';
import { MailSink } from '../../../../../testing/faults/fault-stage.js';

const sink = new MailSink();
let app: TestApp;
let stage: CampaignStage;

const signIn = async () => {
  for (const role of ['manager', 'admin'] as const) await app.as(role).login(role);
};

beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', SMTP_URL: await sink.start() });
  stage = new CampaignStage(app);
  await signIn();
});
afterAll(async () => {
  await app.stop();
  await sink.stop();
});
beforeEach(async () => {
  await stage.clear();
  await stage.limits(100_000);
  sink.taken.length = 0;
});

const step = (id: string, status: string) =>
  app.as('manager').put(`/api/email-campaigns/${id}`).send({ status }).expect(200);

/** A campaign that was paused as soon as its recipients were fixed. */
async function pausedCampaign(written: Parameters<CampaignStage['campaign']>[0] = {}): Promise<string> {
  const id = await stage.campaign(written);
  await app.nest.get(CampaignSteps, { strict: false }).fixRecipients(id);
  await step(id, 'paused');
  return id;
}

async function goesOn(id: string): Promise<void> {
  await step(id, 'scheduled');
  await stage.send();
  expect(await stage.campaignRow(id)).toMatchObject({ status: 'sent' });
}

const idOf = async (email: string) => {
  const [row] = await app.database.query<{ id: string }[]>('select id from customer_contacts where email = $1', [
    email,
  ]);
  return row?.id ?? '';
};
const change = async (email: string, changes: object) =>
  app
    .as('manager')
    .put(`/api/customer-contacts/${await idOf(email)}`)
    .send(changes)
    .expect(200);
const leave: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
  'opted out by hand': (email) => change(email, { emailOptIn: false }),
  'made inactive': (email) => change(email, { status: 'inactive' }),
  'unsubscribed by hand': (email) => change(email, { status: 'unsubscribed' }),
  erased: async (email) => app.as('admin').post('/api/admin/personal-records/erase').send({ email }).expect(204),
};

const reached = () => sink.taken.map(({ to }) => to).sort();
const outcomes = async (id: string) =>
  (await stage.history(id)).map(({ status, failure_reason }) => failure_reason ?? status).sort();

it('does not email the 80 of 1,000 recipients who opt out, become inactive, are erased or unsubscribe in a pause', async () => {
  const guests = await stage.contacts(1_000);
  const id = await pausedCampaign();
  const leaving = Object.values(leave).flatMap((way, place) =>
    guests.slice(place * 20, (place + 1) * 20).map((guest) => () => way(guest)),
  );
  for (const guest of leaving) await guest();
  app.clock.advance({ days: 3 });
  await signIn();
  await goesOn(id);
  expect(reached()).toEqual(guests.slice(80).sort());
  const reasons = await app.database.query(
    `select status, failure_reason as reason, count(*)::int as n from email_history where campaign_id = $1 group by 1, 2 order by 2`,
    [id],
  );
  expect(reasons).toEqual([
    { status: 'failed', n: 20, reason: 'Not sent: erased before sending.' },
    { status: 'failed', n: 20, reason: 'Not sent: made inactive before sending.' },
    { status: 'failed', n: 20, reason: 'Not sent: opted out before sending.' },
    { status: 'failed', n: 20, reason: 'Not sent: unsubscribed before sending.' },
    { status: 'sent', n: 920, reason: null },
  ]);
});

it('an own list skips contacts opted out since, and still reaches those who never opted in', async () => {
  const [wanted = '', never = '', inactive = '', left = '', resting = ''] = await stage.contacts(5);
  await app.database.query('update customer_contacts set email_opt_in = false where email = $1', [never]);
  await app.database.query(`update customer_contacts set status = 'inactive' where email = any ($1)`, [
    [inactive, resting],
  ]);
  const emails = [wanted, never, inactive, left, resting, 'stranger@guests.example'];
  const id = await pausedCampaign({ criteria: { type: 'custom', emails } });
  await change(left, { emailOptIn: false });
  await change(resting, { emailOptIn: false });
  await goesOn(id);
  expect(reached()).toEqual([wanted, never, inactive, 'stranger@guests.example'].sort());
  const optedOut = 'Not sent: opted out before sending.';
  expect(await outcomes(id)).toEqual([optedOut, optedOut, 'sent', 'sent', 'sent', 'sent']);
});

it('a contact who opts in again in time gets the email', async () => {
  const [guest = ''] = await stage.contacts(1);
  const id = await pausedCampaign();
  await change(guest, { emailOptIn: false });
  await change(guest, { emailOptIn: true });
  await goesOn(id);
  expect(reached()).toEqual([guest]);
});

it.each(Object.keys(leave))(
  'an automation’s email to a contact who was %s in the meantime is not sent',
  async (way) => {
    const [guest = '', other = ''] = await stage.contacts(2);
    for (const address of [guest, other]) {
      await stage.sending.add({
        type: 'automation',
        to: { address },
        content: { subject: 'Welcome', html: '<p>Hi</p>', text: '' },
        contactId: await idOf(address),
        key: `welcome ${address}`,
        by: null,
      });
    }
    await leave[way]?.(guest);
    await stage.send();
    expect(reached()).toEqual([other]);
  },
);
