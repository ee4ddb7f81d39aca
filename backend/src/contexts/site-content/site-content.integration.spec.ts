import about from '../../../content/about.json' with { type: 'json' };
import merchandise from '../../../content/merchandise.json' with { type: 'json' };
import reviews from '../../../content/reviews.json' with { type: 'json' };
import { addDays } from '../../kernel/calendar.js';
import type { Client, TestApp } from '../../platform/testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';
import type { SiteContent } from './site-content.js';
import { SiteContents } from './site-content.js';

interface View {
  content: SiteContent;
  latest: { number: number; createdBy: string } | null;
  needsApproval: boolean;
  proposals: { id: string; status: string; changes: string[] }[];
}

let app: TestApp;
let owner: Client;
let manager: Client;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  owner = await app.anonymous().login('admin');
  manager = await app.anonymous().login('manager');
});
afterAll(() => app.stop());

const read = async (by = owner) => (await by.get('/api/manager/site-content').expect(200)).body as View;
const publish = (content: object, seen: number, by = owner) =>
  by.put('/api/manager/site-content').send({ ...content, seen });
const number = async () => (await read()).latest?.number ?? 0;
const approvalRequired = (is: boolean) =>
  app.database.query('update email_settings set owner_approval_required = $1', [is]);

it('exports the published texts in the form of the original files', async () => {
  const exported = () => app.nest.get(SiteContents, { strict: false }).exported();
  expect(await exported()).toEqual({ 'about.json': about, 'merchandise.json': merchandise, 'reviews.json': reviews });

  const { content } = await read();
  const story = { ...content.story, title: 'How it began' };
  const merchandiseLeft = content.merchandise.slice(0, 1).map((item) => ({ ...item, price: '$40' }));
  await publish({ ...content, story, merchandise: merchandiseLeft }, 0).expect(200);
  expect(await exported()).toEqual({
    'about.json': { ...about, title: 'How it began' },
    'merchandise.json': [{ ...merchandise[0], price: '$40' }],
    'reviews.json': reviews,
  });
  await app.database.query('delete from site_content_versions');
});

it('publishes texts, and brings the original ones back as a version of its own', async () => {
  const { content, latest } = await read();
  expect(latest).toBeNull();
  await publish({ ...content, welcome: 'Soup, and glass.' }, 0).expect(200);
  expect(await read()).toMatchObject({ content: { welcome: 'Soup, and glass.' }, latest: { number: 1 } });
  await owner.put('/api/manager/site-content/versions/0/restoration').send({ seen: 1 }).expect(200);
  expect(await read()).toMatchObject({ content, latest: { number: 2, restored: 0 } });
  const { body } = await owner.get('/api/manager/site-content/versions').expect(200);
  expect((body as { number: number }[]).map((version) => version.number)).toEqual([2, 1, 0]);
});

it('publishes a repeated call once, and no change that was based on another version', async () => {
  const { content } = await read();
  const seen = await number();
  const changed = { ...content, welcome: 'One oven, one kiln.' };
  await publish(changed, seen).expect(200);
  await publish(changed, seen).expect(200);
  expect(await number()).toBe(seen + 1);
  const { body } = await publish({ ...content, welcome: 'Too late.' }, seen).expect(409);
  const detail = 'Someone else published changes in the meantime. Look at them first.';
  expect(body).toMatchObject({ detail });
  const restoration = owner.put('/api/manager/site-content/versions/0/restoration');
  expect((await restoration.send({ seen }).expect(409)).body).toMatchObject({ detail });
});

it('needs no pieces, reviews or recommendation', async () => {
  const { content } = await read();
  const recommendation = { percent: 0, reviews: 0, platform: '' };
  const bare = { ...content, merchandise: [], reviews: [], recommendation };
  await publish(bare, await number()).expect(200);
  expect((await read()).content).toEqual(bare);
  const claim = { ...recommendation, percent: 90, reviews: 20 };
  const { body } = await publish({ ...bare, recommendation: claim }, await number()).expect(400);
  expect(body).toMatchObject({ errors: [{ field: 'recommendation.platform' }] });
  await publish(content, await number()).expect(200);
});

it('ends an announcement after its last day', async () => {
  const { content } = await read();
  const today = '2094-03-01';
  const announcement = { text: 'We are closed on Monday.', link: '/times', linkLabel: 'See free times', until: today };
  await publish({ ...content, announcement }, await number()).expect(200);
  const shown = async (day: string) => (await app.nest.get(SiteContents, { strict: false }).shownOn(day))?.announcement;
  expect(await shown(today)).toEqual(announcement);
  expect(await shown(addDays(today, 1))).toMatchObject({ text: '' });
});

it.each([
  ['announcement', { text: 'Hi', link: 'javascript:alert(1)', linkLabel: 'Go', until: '' }, 'announcement.link'],
  ['announcement', { text: 'Hi', link: '//elsewhere.example', linkLabel: 'Go', until: '' }, 'announcement.link'],
  ['announcement', { text: 'Hi', link: '/\\elsewhere.example', linkLabel: 'Go', until: '' }, 'announcement.link'],
  ['announcement', { text: 'Hi', link: '/times', linkLabel: '', until: '' }, 'announcement.linkLabel'],
  ['announcement', { text: 'Hi', link: '', linkLabel: '', until: '2094-02-30' }, 'announcement.until'],
  ['welcome', ' ', 'welcome'],
  ['reviews', [{ name: 'Ada', rating: 6, text: 'Good' }], 'reviews[0].rating'],
  ['recommendation', { percent: 101, reviews: 3, platform: 'Facebook' }, 'recommendation.percent'],
])('refuses the %s %j at its field', async (name, value, field) => {
  const { content } = await read();
  const { body } = await publish({ ...content, [name]: value }, await number()).expect(400);
  expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(field);
});

it('refuses an invalid price, and a picture that is shown twice', async () => {
  const { content } = await read();
  const [piece] = content.merchandise;
  const { body } = await publish(
    { ...content, merchandise: [piece, { ...piece, title: 'Again', price: 'a lot' }] },
    await number(),
  ).expect(400);
  expect(body).toMatchObject({
    errors: [{ field: 'merchandise[1].price' }, { field: 'merchandise[1].picture' }],
  });
});

it('lets the site manager publish if the owner’s approval is not required', async () => {
  const { content, needsApproval } = await read(manager);
  expect(needsApproval).toBe(false);
  await publish({ ...content, welcome: 'By the manager.' }, await number(), manager).expect(200);
  expect(await read()).toMatchObject({ content: { welcome: 'By the manager.' }, proposals: [] });
});

describe('with the owner’s approval required', () => {
  beforeAll(() => approvalRequired(true));
  afterAll(() => approvalRequired(false));

  const decide = async (id: string, status: string) => {
    await owner.patch(`/api/admin/approval-items/${id}`).send({ status }).expect(200);
    await app.runJobs();
  };
  /** The site manager's changes, as the owner is asked about them. */
  async function propose(changes: Partial<SiteContent>): Promise<string> {
    const { content } = await read(manager);
    await publish({ ...content, ...changes }, await number(), manager).expect(200);
    return (await read(manager)).proposals[0]?.id ?? '';
  }

  it('the site manager’s changes wait for the owner, who is notified of them', async () => {
    const before = await number();
    const id = await propose({ welcome: 'Bread & glass.' });
    expect(await read(manager)).toMatchObject({ needsApproval: true, content: { welcome: 'By the manager.' } });
    expect(await read()).toMatchObject({ needsApproval: false, proposals: [{ id, status: 'pending' }] });
    const { body } = await owner.get(`/api/admin/approval-items/${id}`).expect(200);
    expect(body).toMatchObject({
      title: 'Website: Welcome: “Bread & glass.”',
      contentType: 'website_update',
      submittedBy: 'Site Manager',
      contentData: '<ul><li>Welcome: “Bread &amp; glass.”</li></ul>',
    });
    await decide(id, 'approved');
    expect(await read(manager)).toMatchObject({
      content: { welcome: 'Bread & glass.' },
      latest: { number: before + 1, createdBy: 'Site Manager', approvedBy: 'The Owner' },
      proposals: [{ status: 'approved' }],
    });
  });

  it('an approval keeps what the owner has published since', async () => {
    const id = await propose({ welcome: 'Two kinds of fire.' });
    const { content } = await read();
    const recommendation = { percent: 98, reviews: 210, platform: 'Facebook' };
    await publish({ ...content, recommendation }, await number()).expect(200);
    await decide(id, 'approved');
    expect((await read()).content).toMatchObject({ welcome: 'Two kinds of fire.', recommendation });
  });

  it('a repeated call asks the owner once', async () => {
    const id = await propose({ welcome: 'Once.' });
    expect(await propose({ welcome: 'Once.' })).toBe(id);
    expect(await propose({ welcome: 'Twice.' })).not.toBe(id);
  });

  it.each([
    ['rejected', 'rejected'],
    ['revision_requested', 'returned'],
  ])('an answer of %s publishes nothing', async (answer, status) => {
    const before = await number();
    await decide(await propose({ welcome: `Not ${status}.` }), answer);
    expect(await number()).toBe(before);
    expect((await read(manager)).proposals[0]).toMatchObject({ status });
  });

  it('an earlier version that the site manager brings back waits, too', async () => {
    const before = await number();
    await manager.put('/api/manager/site-content/versions/0/restoration').send({ seen: before }).expect(200);
    expect(await number()).toBe(before);
    expect((await read()).proposals[0]).toMatchObject({ status: 'pending' });
  });
});
