import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { CampaignView } from './campaigns.views.js';

const PATH = '/api/email-campaigns';
const NOW = '2031-03-03T22:00:00Z';
const LATER = '2031-03-03T23:00:00.000Z';
const NEW = {
  ...{ name: 'Spring glass', subject: 'Hello {{firstName}}', htmlContent: '<p>Come on Thursday.</p>' },
  recipientCriteria: { type: 'custom', emails: ['ana@guests.example'] },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set(NOW);
  for (const role of ['manager', 'admin'] as const) await app.as(role).login(role);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.rows('delete from email_campaigns');
  await app.database.rows('update email_settings set owner_approval_required = false');
});

const ask = () => app.database.rows('update email_settings set owner_approval_required = true');
async function create(changes: object = {}): Promise<CampaignView> {
  const { body } = await app
    .as('manager')
    .post(PATH)
    .send({ ...NEW, ...changes })
    .expect(201);
  return body as CampaignView;
}
const change = (id: string, body: object) => app.as('manager').put(`${PATH}/${id}`).send(body);
const decide = (id: string, body: object) => app.as('admin').put(`${PATH}/${id}/approval`).send(body);

describe('approval', () => {
  it('is the owner’s, who is named with the time, and needed where the settings say so', async () => {
    await ask();
    const { id } = await create();
    await change(id, { status: 'sending' }).expect(409);
    await app.as('manager').put(`${PATH}/${id}/approval`).send({ decision: 'approved' }).expect(403);
    const { body } = await decide(id, { decision: 'approved', comments: 'Lovely' }).expect(200);
    expect(body).toMatchObject({
      approval: 'approved',
      approvalComments: 'Lovely',
      approvedBy: 'The Owner',
      approvedAt: '2031-03-03T22:00:00.000Z',
    });
    await change(id, { status: 'sending' }).expect(200);
  });

  it('comes before the date of a new campaign: it is kept as a draft that has the date', async () => {
    await ask();
    const draft = { status: 'draft', scheduledDate: LATER, approval: null };
    const { id } = await create({ scheduledDate: LATER });
    for (const campaign of [{ scheduledDate: LATER, status: 'scheduled' }, { scheduledDate: LATER }]) {
      expect(await create(campaign)).toMatchObject(draft);
    }
    await app
      .as('manager')
      .post(PATH)
      .send({ ...NEW, status: 'scheduled' })
      .expect(400);
    await decide(id, { decision: 'approved' }).expect(200);
    expect((await change(id, { status: 'scheduled' }).expect(200)).body).toMatchObject({
      ...{ status: 'scheduled', scheduledDate: LATER },
    });
  });

  it('is gone from what was changed since', async () => {
    await ask();
    const { id } = await create();
    await decide(id, { decision: 'approved' }).expect(200);
    await change(id, { name: 'Only its name' }).expect(200);
    await change(id, { subject: 'Something else' }).expect(200);
    await change(id, { status: 'sending' }).expect(409);
  });

  it('that is refused holds a scheduled campaign, which then can be changed', async () => {
    const { id } = await create({ scheduledDate: LATER });
    const { body } = await decide(id, { decision: 'changes_requested', comments: 'Too long' }).expect(200);
    expect(body).toMatchObject({ status: 'paused', approval: 'changes_requested' });
    await change(id, { htmlContent: '<p>Short.</p>' }).expect(200);
  });

  it('can be given as long as the campaign has not begun, and the owner is shown which those are', async () => {
    for (const status of ['sent', 'draft', 'scheduled', 'paused', 'sending']) {
      const { id } = await create({ name: status });
      await app.database.rows('update email_campaigns set status = $1 where id = $2', [status, id]);
    }
    const shown = async () =>
      ((await app.as('admin').get(`${PATH}?decidable=true`).expect(200)).body as CampaignView[]).map(
        ({ name }) => name,
      );
    expect(await shown()).toEqual(['paused', 'scheduled', 'draft']);
    await app.database.rows('update email_campaigns set started_at = now()');
    expect(await shown()).toEqual([]);
  });

  it('is given no more once the campaign is on its way', async () => {
    const { id } = await create();
    await change(id, { status: 'sending' }).expect(200);
    await decide(id, { decision: 'changes_requested' }).expect(409);
    await change(id, { subject: 'Something else' }).expect(409);
    await app.as('manager').delete(`${PATH}/${id}`).expect(409);
  });

  it('is gone when the segment changes that the campaign goes to, until it has begun', async () => {
    const segment = {
      name: 'Regulars',
      tags: ['regular'],
      conditions: [{ field: 'totalVisits', operator: 'at_least', value: 9 }],
    };
    const { body } = await app.as('manager').post('/api/contact-segments').send(segment).expect(201);
    const { id: segmentId } = body as { id: string };
    const widen = (changes: object) =>
      app.as('manager').put(`/api/contact-segments/${segmentId}`).send(changes).expect(200);
    const recipientCriteria = { type: 'segment', segmentId };
    const approved = async (campaign: CampaignView) => {
      await decide(campaign.id, { decision: 'approved' }).expect(200);
      return campaign.id;
    };
    const read = async (id: string) => (await app.as('manager').get(`${PATH}/${id}`).expect(200)).body as CampaignView;

    const draft = await approved(await create({ recipientCriteria }));
    const scheduled = await approved(await create({ recipientCriteria, scheduledDate: LATER }));
    const elsewhere = await approved(await create());
    await widen({ ...segment, name: 'Other name', description: 'For those who come often' });
    expect(await read(draft)).toMatchObject({ approval: 'approved' });
    for (const change of [{ tags: [] }, { conditions: [] }, { isActive: false }]) {
      await approved(await read(draft));
      await approved(await read(scheduled));
      await widen(change);
      expect(await read(draft)).toMatchObject({ status: 'draft', approval: null, approvedBy: null });
      expect(await read(scheduled)).toMatchObject({ status: 'scheduled', approval: null });
    }
    expect(await read(elsewhere)).toMatchObject({ approval: 'approved' });

    await approved(await read(draft));
    await change(draft, { status: 'sending' }).expect(200);
    await widen({ isActive: true });
    expect(await read(draft)).toMatchObject({
      ...{ status: 'paused', statusReason: 'Its segment was changed after the owner had approved it.' },
    });
    const begun = await approved(await create({ recipientCriteria }));
    await app.database.rows(`update email_campaigns set status = 'sent', started_at = now() where id = $1`, [begun]);
    await widen({ tags: ['wine'] });
    expect(await read(begun)).toMatchObject({ approval: 'approved' });
  });

  it('is gone when the text changes with the step', async () => {
    await ask();
    const criteria = { type: 'tags', tags: ['kiln'] };
    const { id } = await create({ recipientCriteria: criteria });
    await decide(id, { decision: 'approved' }).expect(200);
    await change(id, { subject: 'Never read', status: 'sending' }).expect(409);
    expect((await change(id, { recipientCriteria: criteria, status: 'sending' }).expect(200)).body).toMatchObject({
      ...{ status: 'sending', subject: NEW.subject, approval: 'approved' },
    });
  });
});
