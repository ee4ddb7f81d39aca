import { dateIn } from '../../../../../kernel/calendar.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { CampaignStage } from '../../../testing/a-campaign.js';
import { ContactsService } from '../../domain/contacts.service.js';

const REASON = 'Our domain did not resolve this morning.';
let app: TestApp;
let stage: CampaignStage;

beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  stage = new CampaignStage(app);
  await stage.limits(10_000);
});
afterAll(() => app.stop());
beforeEach(() => stage.clear());

const lift = (body: object, role: 'admin' | 'manager' = 'admin') =>
  app
    .as(role)
    .post('/api/admin/bounce-lifts')
    .send({ reason: REASON, ...body });
const block = (address: string, reason: 'bounced' | 'complained' = 'bounced') =>
  app.nest.get(ContactsService, { strict: false }).suppress(address, reason, '550 5.1.8');
const blocked = async () =>
  (await app.as('manager').get('/api/customer-contacts?sort=email').expect(200)).body.map(
    ({ suppressed }: { suppressed: string | null }) => suppressed,
  ) as (string | null)[];
const newestEntry = async () => {
  const { body } = await app.as('admin').get('/api/admin/trail?limit=1').expect(200);
  return (body as object[])[0];
};

it('lifts the block of one contact, with the reason in the activity log', async () => {
  await stage.contacts(2);
  for (const address of ['guest1@guests.example', 'guest2@guests.example']) await block(address);
  expect((await lift({ email: 'Guest1@guests.example' }).expect(200)).body).toEqual({ lifted: 1 });
  expect(await blocked()).toEqual([null, 'bounced']);
  expect(await newestEntry()).toMatchObject({
    type: 'contact.unblocked',
    subjectName: 'Guest 1 Number',
    by: { role: 'admin' },
    changes: [{ field: 'reason', before: null, after: REASON }],
  });
  expect((await lift({ email: 'guest1@guests.example' }).expect(200)).body).toEqual({ lifted: 0 });
});

it('lifts the blocks of one campaign, and no other', async () => {
  await stage.contacts(3);
  const id = await stage.campaign();
  await app.runJobs();
  await app.database.query(
    `update email_history set status = 'bounced', bounced_at = $1 where recipient_email <> 'guest3@guests.example'`,
    [app.clock.now()],
  );
  for (const place of [1, 2, 3]) await block(`guest${String(place)}@guests.example`);
  expect((await lift({ campaignId: id }).expect(200)).body).toEqual({ lifted: 2 });
  expect(await blocked()).toEqual([null, null, 'bounced']);
  expect(await newestEntry()).toMatchObject({
    type: 'bounced-addresses.unblocked',
    subjectName: 'of the campaign “Summer menu”',
    changes: [
      { field: 'addresses', before: null, after: 2 },
      { field: 'reason', before: null, after: REASON },
    ],
  });
});

it('lifts the blocks of one day, but never people’s own choices', async () => {
  await stage.contacts(3);
  for (const place of [1, 2]) await block(`guest${String(place)}@guests.example`);
  await block('guest3@guests.example', 'complained');
  const [row] = await app.database.query<{ at: Date }[]>(
    `update email_suppressions set created_at = created_at - case when key = email_suppression_key('guest2@guests.example')
      then interval '3 days' else interval '0' end returning created_at + interval '0' as at`,
  );
  expect(row).toBeDefined();
  const [today] = await app.database.query<{ at: Date }[]>('select max(created_at) as at from email_suppressions');
  const day = dateIn('America/New_York', today?.at ?? new Date(0));
  expect((await lift({ day }).expect(200)).body).toEqual({ lifted: 1 });
  expect(await blocked()).toEqual([null, 'bounced', 'complained']);
});

it.each([
  [{}, 'email'],
  [{ email: 'guest1@guests.example', day: '2026-11-02' }, 'email'],
  [{ day: '2026-02-30' }, 'day'],
  [{ campaignId: 'none' }, 'campaignId'],
  [{ campaignId: '0198a000-0000-7000-8000-000000000001' }, 'campaignId'],
  [{ email: 'guest1@guests.example', reason: ' ' }, 'reason'],
])('refuses %j', async (body, field) => {
  const { body: problem } = await lift(body).expect(400);
  expect(problem.errors).toEqual([{ field, message: expect.any(String) }]);
});

it('is for the owner alone', async () => {
  await lift({ email: 'guest1@guests.example' }, 'manager').expect(403);
});

it('exports why nothing is sent to an address', async () => {
  await stage.contacts(3);
  await block('guest1@guests.example');
  await app.nest.get(ContactsService, { strict: false }).unsubscribe('guest2@guests.example', { how: 'one_click' });
  const { text } = await app.as('manager').get('/api/customer-contacts/export.csv').expect(200);
  const [heading, ...rows] = text.trim().split('\r\n');
  expect(heading).toMatch(/,Blocked,Other addresses$/);
  expect(rows.map((row) => row.split(',').at(-2))).toEqual(['Suppressed by a bounce', 'Unsubscribed', '']);
});
