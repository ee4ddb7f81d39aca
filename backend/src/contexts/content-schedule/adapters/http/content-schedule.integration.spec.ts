import { randomUUID } from 'node:crypto';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import type { ScheduledContentView } from './content-schedule.controller.js';

const PATH = '/api/manager/scheduled-content';
const NEW = {
  title: 'The kiln is lit',
  contentType: 'blog_post',
  content: '<p>Blue glass needs patience.</p><script>alert(1)</script>',
  scheduledDate: '2031-03-04',
  approvalDeadline: '2031-03-04',
  tags: [' kiln ', 'winter', 'kiln', ''],
};

/** 5 PM in the restaurant's zone. */
const NOW = '2031-03-03T22:00:00Z';
/** The next midnight there, seven hours later. */
const DUE = '2031-03-04T05:00:00.000Z';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  app.clock.set(NOW);
  for (const role of ['manager', 'admin', 'staff'] as const) await app.as(role).login(role);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.query('delete from scheduled_content');
  app.clock.set(NOW);
});

const manager = () => app.as('manager');
const get = async (path: string) => (await manager().get(`${PATH}${path}`).expect(200)).body as ScheduledContentView[];

async function write(changes: object = {}): Promise<ScheduledContentView> {
  const { body } = await manager()
    .post(PATH)
    .send({ ...NEW, ...changes })
    .expect(201);
  return body as ScheduledContentView;
}
const edit = (id: string, change: object) =>
  manager()
    .patch(`${PATH}/${id}`)
    .send({ id, ...change });
const submission = ({ id, title, contentType }: ScheduledContentView) => ({
  title,
  contentType,
  description: 'From the schedule',
  contentData: '{"content":"something else"}',
  scheduledContentId: id,
});

async function submit(content: ScheduledContentView): Promise<string> {
  const { body } = await manager().post('/api/approval-items').send(submission(content)).expect(201);
  return (body as { id: string }).id;
}
const decide = (item: string, status: string, adminComments?: string) =>
  app.as('admin').patch(`/api/admin/approval-items/${item}`).send({ status, adminComments });

async function anApproved(changes: object = {}): Promise<ScheduledContentView> {
  const content = await write(changes);
  await decide(await submit(content), 'approved').expect(200);
  return content;
}
const publications = () => app.database.query(`select 1 from events where type = 'scheduled-content.published'`);

describe('writing', () => {
  it('stores a draft with dates as days of the restaurant, and returns it like the list does', async () => {
    const draft = await write();
    expect(draft).toMatchObject({
      title: NEW.title,
      content: NEW.content,
      scheduledDate: DUE,
      approvalDeadline: DUE,
      priority: 'medium',
      tags: ['kiln', 'winter'],
      notes: null,
      status: 'draft',
      createdBy: 'Site Manager',
      adminComments: null,
    });
    expect(await get('')).toEqual([draft]);
  });

  it.each([
    ['title', ''],
    ['title', 'x'.repeat(201)],
    ['contentType', 'newsletter'],
    ['contentType', undefined],
    ['content', ''],
    ['content', 'x'.repeat(50_001)],
    ['scheduledDate', undefined],
    ['scheduledDate', 'soon'],
    ['scheduledDate', '2050-01-01'],
    ['approvalDeadline', undefined],
    ['priority', 'urgent'],
    ['notes', 'x'.repeat(2001)],
    ['tags', 'kiln'],
  ])('is refused with a sentence when %s is %j', async (field, value) => {
    const { body } = await manager()
      .post(PATH)
      .send({ ...NEW, [field]: value })
      .expect(400);
    expect(body).toMatchObject({ errors: [{ field, message: expect.stringMatching(/\.$/) }] });
  });

  it('is refused, and so is its edit, when the deadline is later than the date', async () => {
    const errors = [{ field: 'approvalDeadline', message: 'Choose a deadline that is not after the scheduled date.' }];
    const late = await manager()
      .post(PATH)
      .send({ ...NEW, approvalDeadline: '2031-03-05' })
      .expect(400);
    expect(late.body).toMatchObject({ errors });
    const { id } = await write();
    for (const change of [{ approvalDeadline: '2031-03-05' }, { scheduledDate: '2031-03-03' }])
      expect((await edit(id, change).expect(400)).body).toMatchObject({ errors });
    await edit(id, { approvalDeadline: '2031-03-05', scheduledDate: '2031-03-05' }).expect(200);
  });

  it('preserves existing dates that an edit does not change', async () => {
    const { id } = await write();
    await app.database.query(`update scheduled_content set approval_deadline = '2031-03-09' where id = $1`, [id]);
    await edit(id, { title: 'Lit' }).expect(200);
    await edit(id, { approvalDeadline: '2031-03-08' }).expect(400);
  });

  it('changes the fields that the edit form sends, and leaves the rest', async () => {
    const { id, tags } = await write();
    const change = {
      title: 'Lit',
      contentType: 'newsletter',
      scheduledDate: '2031-03-26T00:00:00.000Z',
      notes: 'Late',
    };
    const { body } = await edit(id, change).expect(200);
    expect(body).toMatchObject({ ...change, scheduledDate: '2031-03-26T04:00:00.000Z', tags, content: NEW.content });
    for (const deleted of [{ title: '' }, { content: null }, { scheduledDate: '' }])
      await edit(id, deleted).expect(400);
  });

  it('is moved if the expected date matches, or rejected with the current state', async () => {
    const { id } = await write();
    const shown = { expectedStatus: 'draft', expectedDate: NEW.scheduledDate };
    await edit(id, { scheduledDate: '2031-04-01', ...shown }).expect(200);
    // A retry of the same call after a lost response.
    await edit(id, { scheduledDate: '2031-04-01', ...shown }).expect(200);
    const { body } = await edit(id, { scheduledDate: '2031-04-02', ...shown }).expect(409);
    expect(body).toMatchObject({ detail: expect.stringContaining('It is planned for Tuesday, April 1, 2031 now') });
    expect((await edit(id, { title: 'Lit', expectedStatus: 'approved' }).expect(409)).body).toMatchObject({
      detail: expect.stringContaining('no longer approved. Someone else changed it to draft'),
    });
    await edit(id, { scheduledDate: '2031-04-02', expectedStatus: 'draft', expectedDate: '2031-04-01' }).expect(200);
    await edit(id, { title: 'Lit', expectedDate: 'soon' }).expect(400);
  });

  it('deletes', async () => {
    const { id } = await write();
    await manager().delete(`${PATH}/${id}`).expect(204);
    await manager().delete(`${PATH}/${id}`).expect(404);
    await edit(id, { title: 'Gone' }).expect(404);
  });
});

describe('reading', () => {
  it('counts by status, and drafts whose deadline has passed; a day is over at its end', async () => {
    await write({ approvalDeadline: '2031-03-02' });
    await write({ approvalDeadline: '2031-03-03' });
    await write({ approvalDeadline: '2031-03-03T21:59:00Z' });
    await anApproved({ approvalDeadline: '2031-03-01', scheduledDate: '2031-03-02' });
    await app.runJobs();
    expect(await get('/summary')).toEqual({ total: 4, needsApproval: 2, drafts: 3, published: 1 });
  });

  it('names the drafts whose deadline is near or over', async () => {
    await write({ title: 'Over', approvalDeadline: '2031-02-01' });
    await write({ title: 'Last day', approvalDeadline: '2031-03-17', scheduledDate: '2031-03-20' });
    await write({ title: 'Far', approvalDeadline: '2031-03-18', scheduledDate: '2031-03-20' });
    await anApproved({ title: 'Approved' });
    const upcoming = async (days: number) => (await get(`/upcoming/${String(days)}`)).map(({ title }) => title);
    expect(await upcoming(14)).toEqual(['Last day', 'Over']);
    expect(await upcoming(15)).toEqual(['Far', 'Last day', 'Over']);
    expect(await upcoming(1)).toEqual(['Over']);
  });

  it.each(['0', '91', '1.5', '-1', 'soon'])('refuses deadlines of the next %s days', async (days) => {
    const { body } = await manager().get(`${PATH}/upcoming/${days}`).expect(400);
    expect(body).toMatchObject({ errors: [{ field: 'days', message: 'days must be a whole number from 1 to 90.' }] });
  });

  it('shows the content of some days by its date', async () => {
    for (const day of ['2031-03-31', '2031-04-01', '2031-04-30', '2031-05-01'])
      await write({ title: day, scheduledDate: day });
    const april = await get('?from=2031-04-01&before=2031-05-01');
    expect(april.map(({ title }) => title)).toEqual(['2031-04-30', '2031-04-01']);
    const drafts = await get('?from=2031-04-01&before=2031-05-01&status=draft');
    expect(drafts).toEqual(april.filter(({ status }) => status === 'draft'));
    await manager().get(`${PATH}?from=april`).expect(400);
  });
});

describe('handing in', () => {
  it('freezes the draft and shows the owner its content, whatever the call contains', async () => {
    const draft = await write();
    const item = await submit(draft);
    expect(await get('')).toMatchObject([{ id: draft.id, status: 'submitted' }]);
    await edit(draft.id, { title: 'Changed' }).expect(409);
    const { body } = await app.as('admin').get('/api/admin/approval-items/pending').expect(200);
    const [first] = body as { contentData: string }[];
    expect(first).toMatchObject({ id: item, title: NEW.title, scheduledContentId: draft.id });
    expect(JSON.parse(first?.contentData ?? '')).toMatchObject({ content: NEW.content, priority: 'medium' });
    await manager().post('/api/approval-items').send(submission(draft)).expect(409);
  });

  it('is for the site manager', async () => {
    const draft = await write();
    await app.anonymous().post('/api/approval-items').send(submission(draft)).expect(401);
    await app.as('staff').post('/api/approval-items').send(submission(draft)).expect(403);
    await manager()
      .post('/api/approval-items')
      .send(submission({ ...draft, id: randomUUID() }))
      .expect(404);
    expect(await get('')).toMatchObject([{ status: 'draft' }]);
  });

  it.each([
    ['approved', 'approved'],
    ['rejected', 'rejected'],
    ['revision_requested', 'draft'],
  ])('when the item is %s the content is %s, with the comments', async (decision, status) => {
    const draft = await write();
    await decide(await submit(draft), decision, 'More blue').expect(200);
    expect(await get('')).toMatchObject([{ id: draft.id, status, adminComments: 'More blue' }]);
  });

  it('is undone when the owner deletes the waiting item, and withdrawn with the content', async () => {
    const draft = await write();
    await app
      .as('admin')
      .delete(`/api/admin/approval-items/${await submit(draft)}`)
      .expect(204);
    expect(await get('')).toMatchObject([{ status: 'draft' }]);
    const item = await submit(draft);
    await manager().delete(`${PATH}/${draft.id}`).expect(204);
    await app.runJobs();
    await decide(item, 'approved').expect(404);
    const [withdrawn] = await app.database.query<{ by: { name: string } | null }[]>(
      `select actor as by from events where type = 'approval-item.withdrawn' order by id desc limit 1`,
    );
    expect(withdrawn).toMatchObject({ by: { name: 'Site Manager' } });
  });
});

describe('publication', () => {
  const posts = async () => (await app.anonymous().get('/api/blog-posts').expect(200)).body as { title: string }[];

  it('puts an approved post on the blog at its date, cleaned, not a moment before', async () => {
    await anApproved({ title: 'On time' });
    app.clock.set('2031-03-04T04:59:59Z');
    await app.runJobs();
    expect((await posts()).map(({ title }) => title)).not.toContain('On time');
    app.clock.set(DUE);
    await app.runJobs();
    expect(await posts()).toContainEqual(
      expect.objectContaining({ title: 'On time', date: '2031-03-04', content: '<p>Blue glass needs patience.</p>' }),
    );
  });

  it('publishes nothing that was edited after its approval, until it is approved again', async () => {
    const content = await anApproved();
    expect((await edit(content.id, { title: 'Changed' }).expect(200)).body).toMatchObject({ status: 'draft' });
    app.clock.set(DUE);
    await app.runJobs();
    expect(await get('')).toMatchObject([{ status: 'draft' }]);
    await decide(await submit({ ...content, title: 'Changed' }), 'approved').expect(200);
    await app.runJobs();
    expect(await get('')).toMatchObject([{ status: 'published', title: 'Changed' }]);
    await edit(content.id, { title: 'Changed again' }).expect(409);
  });

  it('happens once, by whichever process is there after a downtime', async () => {
    const before = (await publications()).length;
    await anApproved();
    const one = await app.beside();
    const other = await app.beside();
    // No process was running at the date; then several start at the same time.
    app.clock.set('2031-03-04T09:30:00Z');
    const publish = (nest: typeof one) => nest.get(Jobs, { strict: false }).run('publish-due-content', {});
    try {
      await Promise.all([app.nest, one, other, one, other].map(publish));
    } finally {
      await Promise.all([one.close(), other.close()]);
    }
    await app.runJobs();
    expect(await get('')).toMatchObject([{ status: 'published' }]);
    expect(await publications()).toHaveLength(before + 1);
  });

  it('recovers after a process was killed in the middle of it', async () => {
    const before = (await publications()).length;
    await anApproved();
    app.clock.set(DUE);
    // Killed after finding what is due: the row it would have changed is unchanged.
    const { backend } = await abandonedPublication();
    await app.database.query('select pg_terminate_backend($1)', [backend]);
    await app.runJobs();
    expect(await get('')).toMatchObject([{ status: 'published' }]);
    expect(await publications()).toHaveLength(before + 1);
  });
});

/** A connection that has begun to publish and is left there. */
async function abandonedPublication(): Promise<{ backend: number }> {
  const client = await app.database.pool.connect();
  client.on('error', () => undefined);
  await client.query('begin');
  await client.query(`update scheduled_content set status = 'published' where status = 'approved'`);
  const { rows } = await client.query<{ backend: number }>('select pg_backend_pid() as backend');
  client.once('error', () => {
    client.release(true);
  });
  return { backend: rows[0]?.backend ?? 0 };
}
