import { Database } from '../../../../../platform/persistence/database.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import { PastNewsletters, SitePages } from '../../../../blog/index.js';
import { CampaignStage } from '../../../testing/a-campaign.js';

let app: TestApp;
let stage: CampaignStage;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  stage = new CampaignStage(app);
});
afterAll(() => app.stop());
beforeEach(() => stage.clear());

const newsletters = () => app.nest.get(PastNewsletters, { strict: false }).list();
const show = (id: string, isShown: unknown = true) =>
  app.as('manager').put(`/api/email-campaigns/${id}/archive`).send({ isShown });

async function sentCampaign(subject: string, sentDate = '2026-08-01T23:30:00-04:00'): Promise<string> {
  const id = await stage.campaign({ subject, html: '<p>Hello {{firstName}}, soup.</p>', status: 'draft' });
  await app.database.query(
    `update email_campaigns set status = 'sent', started_at = $2, sent_date = $2 where id = $1`,
    [id, sentDate],
  );
  return id;
}

it('shows those sent campaigns that are switched on, newest first, by the restaurant’s day', async () => {
  const first = await sentCampaign('Summer, {{firstName}}');
  const second = await sentCampaign('Zoë’s soup', '2026-09-01T12:00:00Z');
  await sentCampaign('Not this one');
  const draft = await stage.campaign({ status: 'draft' });
  expect(await newsletters()).toEqual([]);
  for (const id of [first, second, draft]) await show(id).expect(200);
  expect(await newsletters()).toEqual([
    expect.objectContaining({ id: `zoes-soup-${second.slice(-8)}`, date: '2026-09-01' }),
    {
      id: `summer-friend-${first.slice(-8)}`,
      title: 'Summer, friend',
      excerpt: 'Hello friend, soup.',
      content: '<p>Hello friend, soup.</p>',
      date: '2026-08-01',
    },
  ]);
  const pages = app.nest.get(SitePages, { strict: false });
  expect(await pages.has(`/newsletter/archive/zoes-soup-${second.slice(-8)}`)).toBe(true);
  expect(await pages.has('/newsletter/archive/nothing')).toBe(false);
  await show(first, false).expect(200);
  expect(await newsletters()).toHaveLength(1);
});

it('returns the same list until something changes', async () => {
  await show(await sentCampaign('Summer')).expect(200);
  const before = await newsletters();
  expect(await newsletters()).toBe(before);
  await show(await sentCampaign('Autumn')).expect(200);
  expect(await newsletters()).toHaveLength(2);
});

it('reads once for everyone who opens the archive at the same moment', async () => {
  await show(await sentCampaign('Summer')).expect(200);
  const query = jest.spyOn(app.nest.get(Database, { strict: false }), 'query');
  const [first, ...others] = await Promise.all(Array.from({ length: 50 }, newsletters));
  expect(first).toHaveLength(1);
  expect(others.every((list) => list === first)).toBe(true);
  expect(query).toHaveBeenCalledTimes(2);
  query.mockRestore();
});

it('has the subject that won', async () => {
  const id = await sentCampaign('First');
  await app.database.query(`update email_campaigns set subject_b = 'Second' where id = $1`, [id]);
  await app.database.query(
    `insert into email_sendings (campaign_id, frozen_at, attended_at, measured_at, measured_left, subject_winner)
     values ($1, now(), now(), now(), 0, 'B')`,
    [id],
  );
  await show(id).expect(200);
  expect(await newsletters()).toMatchObject([{ title: 'Second' }]);
});

it('can be switched while the owner decides, and withdraws no approval', async () => {
  const id = await stage.campaign({ status: 'draft' });
  const { body } = await app.as('admin').get(`/api/email-campaigns/${id}`).expect(200);
  const { updatedAt } = body as { updatedAt: string };
  expect((await show(id).expect(200)).body).toMatchObject({ inArchive: true, updatedAt });
  const approval = { decision: 'approved', seen: updatedAt };
  await app.as('admin').put(`/api/email-campaigns/${id}/approval`).send(approval).expect(200);
  expect((await show(id, false).expect(200)).body).toMatchObject({ inArchive: false, approval: 'approved' });
  await show(id, 'yes').expect(400);
});

it('is in the activity log', async () => {
  await show(await stage.campaign({ status: 'draft' })).expect(200);
  const { body } = await app.as('admin').get('/api/admin/trail?limit=1').expect(200);
  expect(body).toMatchObject([{ type: 'email-campaign.changed', changes: [{ field: 'inArchive', after: true }] }]);
});
