import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import type { ApprovalItemView, ContentPreviewView } from './approvals.controllers.js';

const PATH = '/api/admin/approval-items';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const admin = () => app.as('admin');
const decide = (id: string, body: object) => admin().patch(`${PATH}/${id}`).send(body);
const list = async (path = '') => (await admin().get(`${PATH}${path}`).expect(200)).body as ApprovalItemView[];
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function submit(changes: object = {}, client = app.anonymous()): Promise<ApprovalItemView> {
  const { body } = await client
    .post('/api/approval-items')
    .send({ title: 'Glass', contentType: 'blog_post', ...changes })
    .expect(201);
  return body as ApprovalItemView;
}

it('records a decision with its author, time and reason, and moves the item to the completed ones', async () => {
  const item = await submit();
  expect(idsOf(await list('/pending'))).toContain(item.id);
  expect((await app.as('admin').get(`/api/admin/approval-items/${item.id}`).expect(200)).body).toEqual(item);
  const { body } = await decide(item.id, {
    status: 'approved',
    adminComments: 'Lovely',
    reviewedBy: 'Somebody else',
    reviewedAt: '2020-01-01T00:00:00Z',
  }).expect(200);
  const decided = { ...item, status: 'approved', adminComments: 'Lovely', reviewedBy: 'The Owner' };
  expect(body).toEqual({ ...decided, reviewedAt: expect.stringMatching(/Z$/) });
  expect((body as ApprovalItemView).reviewedAt).not.toMatch(/^2020/);
  expect(await list('/completed')).toContainEqual(body);
  expect(await list()).toContainEqual(body);
  expect(idsOf(await list('/pending'))).not.toContain(item.id);
});

it('is made once, and a second try is rejected with an explanation', async () => {
  const { id } = await submit();
  await decide(id, { status: 'revision_requested' }).expect(200);
  const { body: again } = await decide(id, { status: 'revision_requested' }).expect(409);
  expect(again).toMatchObject({ detail: 'This item is already sent back for revision.' });
  const { body: other } = await decide(id, { status: 'approved' }).expect(409);
  expect(other).toMatchObject({
    detail: 'This item is already sent back for revision and can no longer be approved.',
  });
  await decide(id, { status: 'pending' }).expect(409);
});

it('applies one of several concurrent decisions', async () => {
  const { id } = await submit();
  const decided = await Promise.all(['approved', 'rejected', 'approved'].map((status) => decide(id, { status })));
  expect(decided.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it.each([{}, { status: 'fine' }, { status: 'approved', adminComments: 'x'.repeat(2001) }])(
  'refuses %j',
  async (body) => {
    const { id } = await submit();
    await decide(id, body).expect(400);
  },
);

it('answers 404 for an unknown item and 400 for an invalid id', async () => {
  await decide(randomUUID(), { status: 'approved' }).expect(404);
  await decide('17', { status: 'approved' }).expect(400);
  await admin().delete(`${PATH}/${randomUUID()}`).expect(404);
  await admin().get(`${PATH}/${randomUUID()}/preview`).expect(404);
});

it('counts by status', async () => {
  const summary = async () =>
    (await admin().get(`${PATH}/summary`).expect(200)).body as Record<string, number | undefined>;
  const before = await summary();
  await decide((await submit()).id, { status: 'approved' }).expect(200);
  await decide((await submit()).id, { status: 'rejected' }).expect(200);
  const { id } = await submit();
  const after = await summary();
  const grown = Object.fromEntries(Object.entries(after).map(([key, n = 0]) => [key, n - (before[key] ?? 0)]));
  expect(grown).toEqual({ pending: 1, approved: 1, rejected: 1, revisionRequested: 0, total: 3 });
  await admin().delete(`${PATH}/${id}`).expect(204);
  expect(await summary()).toMatchObject({ pending: before['pending'], total: (after['total'] ?? 0) - 1 });
});

it('finds decided items by title or submitter', async () => {
  const { id } = await submit({ title: 'Orange blossom', submittedBy: 'Zoë' });
  expect(await list('/completed?search=blossom')).toEqual([]);
  await decide(id, { status: 'rejected' }).expect(200);
  for (const word of ['blossom', 'zoë']) expect(idsOf(await list(`/completed?search=${word}`))).toEqual([id]);
  expect(await list('/completed?search=100%25')).toEqual([]);
});

it('shows the content of an item safe to show', async () => {
  const { id } = await submit({ contentData: '{"content":"<p onclick=alert(1)>Red</p>","tags":["kiln"]}' });
  const { body } = await admin().get(`${PATH}/${id}/preview`).expect(200);
  expect(body).toEqual({ html: '<p>Red</p>', fields: [{ name: 'tags', text: 'kiln' }], findings: [] });
});

it('marks wrong days, hours and prices in title and content, but not in the note for the owner, which is not published', async () => {
  const contentData = '<p>Meat &amp; Cheese Plate: $18</p><p>We open at 8am.</p>';
  const { id } = await submit({ title: 'Soup on Sunday', description: 'Scheduled for Sun, Nov 29', contentData });
  const { body } = await admin().get(`${PATH}/${id}/preview`).expect(200);
  expect((body as ContentPreviewView).findings).toEqual([
    { named: 'Sunday', message: 'The text names Sunday, and the restaurant is closed on Sundays.' },
    { named: '8am', message: 'The text names 8am, and the restaurant is not open then.' },
    { named: '$18', message: 'The text names $18 for Meat & Cheese Plate, and the menu says $19.00.' },
  ]);
  await decide(id, { status: 'approved' }).expect(200);
});

it('shows the site manager only their own submissions, with the owner’s comments', async () => {
  const { id } = await submit({ title: 'Mine', contentType: 'promotion' }, app.as('manager'));
  await submit({ title: 'A visitor’s' });
  await decide(id, { status: 'rejected', adminComments: 'Not now' }).expect(200);
  const { body } = await app.as('manager').get('/api/manager/submissions').expect(200);
  expect(body).toMatchObject([{ id, status: 'rejected', adminComments: 'Not now', reviewedBy: 'The Owner' }]);
});

it('emails the submitter: the site manager, or a visitor who left an address', async () => {
  const mine = await submit({ title: 'For the blog' }, app.as('manager'));
  const visitors = await submit({ title: 'A heron', submittedBy: 'Ines <ines@kiln.example>' });
  const unknown = await submit({ title: 'Unsigned' });
  await decide(mine.id, { status: 'approved', adminComments: 'Lovely <b>work</b>' }).expect(200);
  await decide(visitors.id, { status: 'revision_requested', adminComments: 'More blue, please' }).expect(200);
  await decide(unknown.id, { status: 'rejected' }).expect(200);
  await app.runJobs();
  const toManager = (await app.mailsTo('manager@bistro.example')).find(({ subject }) =>
    subject?.includes('For the blog'),
  );
  expect(toManager).toMatchObject({ subject: 'Approved: For the blog' });
  expect(toManager?.html).toContain('Lovely &lt;b&gt;work&lt;/b&gt;');
  expect(toManager?.text).toContain('/manager/dashboard?tab=submissions');
  const [toVisitor] = await app.mailsTo('ines@kiln.example');
  expect(toVisitor?.subject).toMatch(/^Revision requested: what you sent us/);
  expect(toVisitor?.text).toContain('More blue, please');
});

it.each(['approved', 'rejected', 'revision_requested'])(
  'sends no word of a visitor to the address that was typed: %s',
  async (status) => {
    const address = `${status}@stranger.example`;
    app.clock.set('2026-11-24T03:00:00Z');
    const { id } = await submit({
      title: 'Cheap pills http://spam.example',
      description: 'pills spam',
      contentData: 'pills spam',
      submittedBy: `Pills <${address}> spam`,
      fileUrl: 'https://spam.example/pills.png',
    });
    app.clock.set('2026-11-30T03:00:00Z');
    await admin().login('admin');
    await decide(id, { status, adminComments: 'More blue, please' }).expect(200);
    await app.runJobs();
    const [mail] = await app.mailsTo(address);
    expect(mail?.subject).toMatch(/: what you sent us on Monday, November 23$/);
    expect(mail?.text).toContain('More blue, please');
    expect(mail?.text).toContain('If you didn’t send us anything, ignore this email.');
    expect(`${mail?.subject ?? ''}${mail?.text ?? ''}${mail?.html ?? ''}`).not.toMatch(/pills|spam/i);
    expect(JSON.stringify(mail?.to)).not.toMatch(/pills|spam/i);
  },
);
