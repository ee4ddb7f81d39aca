import type { Client, TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';

interface Comment {
  id: string;
  threadId: string | null;
  text: string;
  passage: string | null;
  resolvedBy: string | null;
}

let app: TestApp;
let owner: Client;
let manager: Client;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  [owner, manager] = [app.as('admin'), app.as('manager')];
});
afterAll(() => app.stop());

const SUBMISSION = { title: 'Kiln days', contentType: 'blog_post', contentData: '<p>Two days of fire.</p>' };
async function submit(by: Client = manager, changes: object = {}): Promise<string> {
  const { body } = await by
    .post('/api/approval-items')
    .send({ ...SUBMISSION, ...changes })
    .expect(201);
  return `/api/approval-items/${(body as { id: string }).id}/comments`;
}
const add = async (path: string, by: Client, comment: object) =>
  (await by.post(path).send(comment).expect(201)).body as Comment;
const read = async (path: string, by: Client = owner) =>
  (await by.get(path).expect(200)).body as { html: string; comments: Comment[]; people: string[] };
async function emailsTo(address: string): Promise<string[]> {
  await app.runJobs();
  return (await app.mailsTo(address, 0)).map(({ subject = '' }) => subject);
}

it('is a thread about a passage, which either of them settles and reopens', async () => {
  const path = await submit();
  const first = await add(path, owner, { text: 'Three days?', passage: 'Two days' });
  const reply = await add(path, manager, { text: 'Two.', threadId: first.id, passage: 'ignored' });
  const { html, comments, people } = await read(path, manager);
  expect(html).toContain('Two days of fire.');
  expect(people).toEqual(expect.arrayContaining(['The Owner', 'Site Manager']));
  expect(comments).toEqual([
    { ...first, passage: 'Two days', threadId: null, authorName: 'The Owner', authorRole: 'admin', isMine: false },
    { ...reply, passage: null, threadId: first.id, authorName: 'Site Manager', authorRole: 'manager', isMine: true },
  ]);
  const settled = await manager.patch(`${path}/${first.id}`).send({ isResolved: true }).expect(200);
  expect(settled.body).toMatchObject({ resolvedBy: 'Site Manager' });
  const reopened = await owner.patch(`${path}/${first.id}`).send({ isResolved: false }).expect(200);
  expect(reopened.body).toMatchObject({ resolvedBy: null });
  await owner.patch(`${path}/${reply.id}`).send({ isResolved: true }).expect(404);
});

it('is emailed to the people it names, or to the others in the thread and the submitter', async () => {
  const path = await submit(manager, { title: 'Emails' });
  const subject = (name: string) => `${name} commented on “Emails”`;
  const first = await add(path, owner, { text: 'Which days?' });
  expect(await emailsTo('manager@bistro.example')).toContain(subject('The Owner'));
  await add(path, manager, { text: 'Friday.', threadId: first.id });
  expect(await emailsTo('owner@bistro.example')).toContain(subject('Site Manager'));
  const named = await submit(owner, { title: 'Named' });
  await add(named, owner, { text: 'See @site manager, or @Site Managers' });
  expect(await emailsTo('manager@bistro.example')).toContain('The Owner commented on “Named”');
  expect(await emailsTo('owner@bistro.example')).not.toContain('The Owner commented on “Named”');
});

it('is deleted by its author only, and not once someone has replied', async () => {
  const path = await submit();
  const first = await add(path, owner, { text: 'One' });
  await manager.delete(`${path}/${first.id}`).expect(403);
  const reply = await add(path, manager, { text: 'Two', threadId: first.id });
  await owner.delete(`${path}/${first.id}`).expect(409);
  await manager.delete(`${path}/${reply.id}`).expect(204);
  await owner.delete(`${path}/${first.id}`).expect(204);
  expect((await read(path)).comments).toEqual([]);
});

it('belongs to its item, and the site manager reads only those of the own submissions', async () => {
  const own = await submit();
  const other = await submit(app.anonymous());
  const { id } = await add(other, owner, { text: 'From a visitor' });
  await manager.get(other).expect(404);
  await manager.post(other).send({ text: 'Me too' }).expect(404);
  await owner.post(own).send({ text: 'Reply', threadId: id }).expect(404);
  await owner.delete(`${own}/${id}`).expect(404);
});

it.each([
  {},
  { text: ' ' },
  { text: 'x'.repeat(2001) },
  { text: 'x', passage: 'x'.repeat(501) },
  { text: 'x', threadId: 7 },
])('refuses %j', async (body) => {
  await owner
    .post(await submit())
    .send(body)
    .expect(400);
});

it('stays with a draft that is revised and submitted again, and goes with its item', async () => {
  const [day] = app.clock.now().toISOString().split('T');
  const draft = {
    title: 'Kiln',
    contentType: 'blog_post',
    content: '<p>Fire</p>',
    scheduledDate: day,
    approvalDeadline: day,
  };
  const { body } = await manager.post('/api/manager/scheduled-content').send(draft).expect(201);
  const { id: scheduledContentId } = body as { id: string };
  const first = await submit(manager, { scheduledContentId });
  await add(first, owner, { text: 'More fire' });
  const item = first.split('/')[3] ?? '';
  await owner.patch(`/api/admin/approval-items/${item}`).send({ status: 'revision_requested' }).expect(200);
  const second = await submit(manager, { scheduledContentId });
  expect((await read(second)).comments).toEqual([expect.objectContaining({ text: 'More fire' })]);
  await owner.delete(`/api/admin/approval-items/${item}`).expect(204);
  expect((await read(second)).comments).toEqual([]);
});
