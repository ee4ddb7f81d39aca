import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { CampaignView } from './campaigns.views.js';

const PATH = '/api/email-campaigns';
const NOW = '2031-03-03T22:00:00Z';
const LATER = '2031-03-03T23:00:00.000Z';
const NEW = {
  name: 'Spring glass',
  subject: 'Hello {{firstName}}',
  htmlContent: '<p>Come on Thursday.</p>',
  recipientCriteria: { type: 'custom', emails: ['ana@guests.example'] },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set(NOW);
  for (const role of ['manager', 'admin'] as const) await app.as(role).login(role);
  await app.database
    .query(`insert into customer_contacts (id, first_name, last_name, email, tags, total_visits, email_opt_in)
    values (gen_random_uuid(), 'Ana', 'Lee', 'ana@guests.example', '{regular,kiln}', 9, true)`);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.query('delete from email_campaigns');
  await app.database.query('update email_settings set owner_approval_required = false');
  await app.database.query('delete from contact_segments');
});

const ask = () => app.database.query('update email_settings set owner_approval_required = true');
async function create(changes: object = {}): Promise<CampaignView> {
  const { body } = await app
    .as('manager')
    .post(PATH)
    .send({ ...NEW, ...changes })
    .expect(201);
  return body as CampaignView;
}
const change = (id: string, body: object) => app.as('manager').put(`${PATH}/${id}`).send(body);
const send = (id: string, body: object) => app.as('admin').put(`${PATH}/${id}/approval`).send(body);
const read = async (id: string) => (await app.as('admin').get(`${PATH}/${id}`).expect(200)).body as CampaignView;
/** Decides on the current version. */
async function decide(id: string, body: object) {
  const { updatedAt: seen } = await read(id);
  return send(id, { seen, ...body });
}
async function decided(id: string, body: object) {
  const answer = await decide(id, body);
  expect(answer.status).toBe(200);
  return answer.body as CampaignView;
}

describe('approval', () => {
  it('belongs to the owner, who is named with the time, and is required if the settings say so', async () => {
    await ask();
    const { id } = await create();
    await change(id, { status: 'sending' }).expect(409);
    await app.as('manager').put(`${PATH}/${id}/approval`).send({ decision: 'approved' }).expect(403);
    expect(await decided(id, { decision: 'approved', comments: 'Lovely' })).toMatchObject({
      approval: 'approved',
      approvalComments: 'Lovely',
      approvedBy: 'The Owner',
      approvedAt: '2031-03-03T22:00:00.000Z',
    });
    await change(id, { status: 'sending' }).expect(200);
  });

  it('comes before the date of a new campaign, which stays a draft that has the date', async () => {
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
    await decided(id, { decision: 'approved' });
    expect((await change(id, { status: 'scheduled' }).expect(200)).body).toMatchObject({
      status: 'scheduled',
      scheduledDate: LATER,
    });
  });

  it('is reset by a change', async () => {
    await ask();
    const { id } = await create();
    await decided(id, { decision: 'approved' });
    await change(id, { name: 'Only its name' }).expect(200);
    await change(id, { subject: 'Something else' }).expect(200);
    await change(id, { status: 'sending' }).expect(409);
  });

  it('that is refused holds a scheduled campaign, which then can be changed', async () => {
    const { id } = await create({ scheduledDate: LATER });
    expect(await decided(id, { decision: 'changes_requested', comments: 'Too long' })).toMatchObject({
      status: 'paused',
      approval: 'changes_requested',
    });
    await change(id, { htmlContent: '<p>Short.</p>' }).expect(200);
  });

  it('can be given as long as the campaign has not begun, and the owner is shown which those are', async () => {
    for (const status of ['sent', 'draft', 'scheduled', 'paused', 'sending']) {
      const { id } = await create({ name: status });
      await app.database.query('update email_campaigns set status = $1 where id = $2', [status, id]);
    }
    const shown = async () =>
      ((await app.as('admin').get(`${PATH}?decidable=true`).expect(200)).body as CampaignView[]).map(
        ({ name }) => name,
      );
    expect(await shown()).toEqual(['paused', 'scheduled', 'draft']);
    await app.database.query('update email_campaigns set started_at = now()');
    expect(await shown()).toEqual([]);
  });

  it('is refused once the campaign is being sent', async () => {
    const { id } = await create();
    await change(id, { status: 'sending' }).expect(200);
    expect(await decide(id, { decision: 'changes_requested' })).toMatchObject({
      status: 409,
      body: { detail: 'This campaign is sending and can no longer be changed.' },
    });
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
      await decided(campaign.id, { decision: 'approved' });
      return campaign.id;
    };
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

    await widen({ isActive: true });
    await approved(await read(draft));
    await change(draft, { status: 'sending' }).expect(200);
    await widen({ isActive: false });
    expect(await read(draft)).toMatchObject({
      status: 'paused',
      statusReason: 'Its segment changed after the owner approved it.',
    });
    const begun = await approved(await create({ recipientCriteria }));
    await app.database.query(`update email_campaigns set status = 'sent', started_at = now() where id = $1`, [begun]);
    await widen({ tags: ['wine'] });
    expect(await read(begun)).toMatchObject({ approval: 'approved' });
  });

  it('is gone when the text changes with the step', async () => {
    await ask();
    const criteria = { type: 'tags', tags: ['kiln'] };
    const { id } = await create({ recipientCriteria: criteria });
    await decided(id, { decision: 'approved' });
    await change(id, { subject: 'Never read', status: 'sending' }).expect(409);
    expect((await change(id, { recipientCriteria: criteria, status: 'sending' }).expect(200)).body).toMatchObject({
      status: 'sending',
      subject: NEW.subject,
      approval: 'approved',
    });
  });
});

describe('what the owner has seen', () => {
  const APPROVED = { decision: 'approved', comments: 'Lovely' };
  const CHANGED = 'This campaign changed after you opened it. Please review the current version.';
  const refuses = async (id: string, seen: string) => {
    expect(await send(id, { ...APPROVED, seen })).toMatchObject({ status: 409, body: { detail: CHANGED } });
    expect(await read(id)).toMatchObject({ approval: null, approvalComments: null });
  };
  const aSegment = async () => {
    const segment = { name: 'Those who like wine', tags: ['wine'] };
    const { body } = await app.as('manager').post('/api/contact-segments').send(segment).expect(201);
    return (body as { id: string }).id;
  };
  const later = () => app.clock.advance({ seconds: 1 });
  beforeEach(() => {
    app.clock.set(NOW);
  });

  it.each([{}, { seen: null }, { seen: '' }, { seen: 'yesterday' }, { seen: 7 }])(
    'is named, and %j names nothing',
    async (body) => {
      const { id } = await create();
      const answer = await send(id, { ...APPROVED, ...body });
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'seen' }] } });
    },
  );

  it.each([
    [{ subject: 'Something else' }],
    [{ htmlContent: '<p>Come on Friday.</p>' }],
    [{ textContent: 'Come on Friday.' }],
    [{ recipientCriteria: { type: 'all_opted_in' } }],
    [{ scheduledDate: '2031-04-01' }],
    [{ status: 'scheduled', scheduledDate: '2031-04-01' }],
  ])('is outdated after %j: the decision is rejected, and accepted once the change was seen', async (what) => {
    const { id, updatedAt } = await create();
    later();
    await change(id, what).expect(200);
    await refuses(id, updatedAt);
    expect(await decided(id, APPROVED)).toMatchObject({ approval: 'approved' });
  });

  it('is another one when others belong to the segment that it goes to', async () => {
    const segmentId = await aSegment();
    const { id, updatedAt } = await create({ recipientCriteria: { type: 'segment', segmentId } });
    later();
    await app.as('manager').put(`/api/contact-segments/${segmentId}`).send({ description: 'Wine' }).expect(200);
    expect(await read(id)).toMatchObject({ updatedAt });
    await app
      .as('manager')
      .put(`/api/contact-segments/${segmentId}`)
      .send({ tags: ['glass'] })
      .expect(200);
    await refuses(id, updatedAt);
  });

  it('is not outdated by changing statistics or the owner’s own decision, so that a decision can be retried after a lost response', async () => {
    const { id, updatedAt } = await create();
    later();
    await app.database.query('insert into email_campaign_totals (campaign_id, total_sent) values ($1, 3)', [id]);
    for (const comments of ['once', 'again']) {
      const word = { decision: 'approved', comments, seen: updatedAt };
      expect(await send(id, word)).toMatchObject({ status: 200, body: { updatedAt, approvalComments: comments } });
    }
  });

  it('is shown with the preview', async () => {
    const { id, updatedAt } = await create();
    expect((await app.as('admin').get(`${PATH}/${id}/preview`).expect(200)).body).toMatchObject({ updatedAt });
  });
});

it('shows the owner which scheduled campaigns go out without approval, the next ones first', async () => {
  const leaving = async () => (await app.as('admin').get(`${PATH}/leaving-unapproved`).expect(200)).body as object;
  expect(await leaving()).toEqual({ campaigns: 0, next: [], automations: 0 });
  const days = ['05', '04', '09', '08', '07', '06'];
  for (const day of days) await create({ name: `On the ${day}th`, scheduledDate: `2031-03-${day}T18:00:00Z` });
  const approved = await create({ scheduledDate: '2031-03-04T12:00:00Z' });
  await decided(approved.id, { decision: 'approved' });
  await create();
  const row = (day: string) => ({
    id: expect.any(String) as string,
    name: `On the ${day}th`,
    scheduledDate: `2031-03-${day}T18:00:00.000Z`,
  });
  expect(await leaving()).toEqual({ campaigns: 6, next: ['04', '05', '06'].map(row), automations: 0 });
  await app.as('manager').get(`${PATH}/leaving-unapproved`).expect(403);
});
