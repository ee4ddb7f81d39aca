import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { CampaignView, ListedCampaignView } from './campaigns.views.js';

const PATH = '/api/email-campaigns';
const NOW = '2031-03-03T22:00:00Z';
const LATER = '2031-03-03T23:00:00.000Z';
const NEW = {
  name: 'Spring glass',
  subject: 'Hello',
  htmlContent: '<p>Come on Thursday.</p>',
  recipientCriteria: { type: 'custom', emails: ['ana@guests.example'] },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set(NOW);
  await app.as('manager').login('manager');
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('delete from email_campaigns'));

async function create(changes: object = {}): Promise<CampaignView> {
  const { body } = await app
    .as('manager')
    .post(PATH)
    .send({ ...NEW, ...changes })
    .expect(201);
  return body as CampaignView;
}
const change = (id: string, body: object) => app.as('manager').put(`${PATH}/${id}`).send(body);

it('lists campaigns by the day they go out, and started ones by their start', async () => {
  const names = async (query: string) =>
    ((await app.as('manager').get(`${PATH}${query}`).expect(200)).body as ListedCampaignView[]).map(({ name }) => name);
  await create({ name: 'No date yet' });
  await create({ name: 'In April', scheduledDate: '2031-04-02T15:00:00Z' });
  await create({ name: 'Late in March', scheduledDate: '2031-04-01T03:59:00Z' });
  const begun = await create({ name: 'Begun at once' });
  await app.database.query(`update email_campaigns set started_at = $2 where id = $1`, [begun.id, NOW]);
  expect(await names('?from=2031-03-01&before=2031-04-01')).toEqual(['Late in March', 'Begun at once']);
  expect(await names('?from=2031-04-01')).toEqual(['In April']);
  expect(await names('?before=2031-04-01&limit=1')).toEqual(['Late in March']);
  await app.as('manager').get(`${PATH}?from=april`).expect(400);
});

it.each([
  ['2031-03-09', '2031-03-09T05:00:00.000Z'],
  ['2031-03-10', '2031-03-10T04:00:00.000Z'],
  ['2031-11-02', '2031-11-02T04:00:00.000Z'],
  ['2031-11-03', '2031-11-03T05:00:00.000Z'],
])('begins %s at midnight on the restaurant’s wall, around the days of 23 and 25 hours', async (scheduledDate, at) => {
  expect(await create({ scheduledDate })).toMatchObject({ scheduledDate: at });
});

describe('the date of one that waits for it', () => {
  it('is changed alone, and the sending waits for the new one', async () => {
    const { id } = await create({ scheduledDate: LATER });
    const scheduledDate = '2031-03-04T23:00:00.000Z';
    expect((await change(id, { scheduledDate }).expect(200)).body).toMatchObject({
      status: 'scheduled',
      scheduledDate,
    });
    await change(id, { scheduledDate, name: 'Another' }).expect(409);
    const [{ count } = { count: 0 }] = await app.database.query<{ count: number }[]>(
      `select count(*)::int as count from events where type = 'email-campaign.scheduled' and subject_id = $1`,
      [id],
    );
    expect(count).toBe(2);
  });

  it('cannot be in the past, which would send it immediately', async () => {
    const { id } = await create({ scheduledDate: LATER });
    const { body } = await change(id, { scheduledDate: '2031-03-03T21:00:00Z' }).expect(400);
    expect(body).toMatchObject({
      errors: [{ field: 'scheduledDate', message: 'Choose a time in the future.' }],
    });
  });

  it.each(['sending', 'sent', 'cancelled'])('of one that is %s is fixed', async (status) => {
    const { id } = await create();
    await app.database.query('update email_campaigns set status = $2 where id = $1', [id, status]);
    await change(id, { scheduledDate: '2031-03-04T23:00:00Z' }).expect(409);
  });
});

it('the date can be removed from a draft, but not from a paused campaign', async () => {
  const draft = await create({ scheduledDate: LATER, status: 'draft' });
  for (const scheduledDate of [null, '']) {
    await change(draft.id, { scheduledDate: LATER }).expect(200);
    expect((await change(draft.id, { scheduledDate }).expect(200)).body).toMatchObject({ scheduledDate: null });
  }
  const { id } = await create({ scheduledDate: LATER });
  await change(id, { status: 'paused' }).expect(200);
  const { body } = await change(id, { scheduledDate: null }).expect(400);
  expect(body).toMatchObject({ errors: [expect.objectContaining({ field: 'scheduledDate' })] });
  const resumed = await change(id, { status: 'scheduled', scheduledDate: null }).expect(200);
  expect(resumed.body).toMatchObject({ scheduledDate: LATER });
});
