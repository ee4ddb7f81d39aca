import { randomUUID } from 'node:crypto';
import type { Role } from '../../../../kernel/actor.js';
import { EventRelay } from '../../../../platform/events/event-relay.js';
import { LiveTopics } from '../../../../platform/events/live-topics.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import type { MessageView } from './messages.controller.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('delete from messages'));

const LETTER = { subject: 'Soup', content: 'It is <b>out</b>.\nSorry' };
const OWNER = { receiverId: 'admin', receiverType: 'admin', receiverName: 'The Owner' };
const MANAGER = { receiverId: 'site-manager', receiverType: 'manager', receiverName: 'Site Manager' };

async function waiter() {
  const { body } = await app.as('staff').get('/api/staff/me').expect(200);
  const { id, name } = body as { id: string; name: string };
  return { receiverId: id, receiverType: 'staff', receiverName: name };
}
const send = (role: Role, to: object, changes: object = {}) =>
  app
    .as(role)
    .post('/api/messages')
    .send({ ...LETTER, ...to, ...changes });
async function sent(role: Role, to: object, changes: object = {}): Promise<MessageView> {
  return (await send(role, to, changes).expect(201)).body as MessageView;
}
const inboxOf = async (role: Role) => (await app.as(role).get('/api/messages').expect(200)).body as MessageView[];
const archiveOf = async (role: Role) =>
  (await app.as(role).get('/api/messages/archived').expect(200)).body as MessageView[];
const figuresOf = async (role: Role) => (await app.as(role).get('/api/messages/summary').expect(200)).body as object;

it('brings a message to its reader alone, signed by the session', async () => {
  const me = await waiter();
  const message = await sent('staff', OWNER, { senderName: 'Somebody else', senderId: 'admin', isRead: 'true' });
  expect(message).toEqual({
    ...LETTER,
    ...OWNER,
    id: expect.any(String),
    createdAt: expect.stringMatching(/Z$/),
    senderType: 'staff',
    senderId: me.receiverId,
    senderName: 'Front of House',
    isRead: 'false',
    isArchived: 'false',
    readAt: null,
    archivedAt: null,
  });
  expect(await inboxOf('admin')).toEqual([message]);
  expect([...(await inboxOf('manager')), ...(await inboxOf('staff'))]).toEqual([]);
});

it('shows one message to its reader alone, archived or not', async () => {
  const { id } = await sent('staff', OWNER);
  const get = (role: Role) => app.as(role).get(`/api/messages/${id}`);
  expect((await get('admin').expect(200)).body).toEqual((await inboxOf('admin'))[0]);
  for (const role of ['staff', 'manager'] as const) await get(role).expect(404);
  await app.as('admin').put(`/api/messages/${id}/archive`).expect(200);
  expect((await get('admin').expect(200)).body).toMatchObject({ isArchived: 'true' });
});

it('reaches the site manager under each of the names, and staff under their id', async () => {
  const { body } = await app.as('manager').get('/api/manager/me').expect(200);
  for (const receiverId of ['site-manager', 'site-manager-id', (body as { id: string }).id])
    await sent('admin', MANAGER, { receiverId });
  expect(await inboxOf('manager')).toHaveLength(3);
  await sent('manager', await waiter());
  const [message] = await inboxOf('staff');
  expect(message).toMatchObject({ senderId: 'site-manager-id', senderType: 'manager', senderName: 'Site Manager' });
});

it.each([
  ['subject', '', 'Please fill in both subject and message content'],
  ['content', '  ', 'Please fill in both subject and message content'],
  ['receiverId', '', 'Please select a message recipient'],
  ['receiverType', undefined, 'Please select a message recipient'],
  ['receiverType', 'guest', 'Please select a message recipient'],
  ['receiverId', randomUUID(), 'That recipient doesn’t exist. Choose someone from the list.'],
  ['subject', 'two\nlines', 'Write the subject on one line.'],
  ['subject', 'x'.repeat(201), 'Use at most 200 characters for the subject.'],
  ['content', 'x'.repeat(10_001), 'Use at most 10,000 characters for the message.'],
])('refuses a message whose %s is %.20j', async (field, value, detail) => {
  const { body } = await send('staff', OWNER, { [field]: value }).expect(400);
  expect(body).toMatchObject({ detail, errors: [{ field, message: detail }] });
  expect(await inboxOf('admin')).toEqual([]);
});

it('does not let staff write to staff, nor anybody to a colleague who has left', async () => {
  const { body } = await app
    .as('admin')
    .post('/api/admin/staff')
    .send({ name: 'Nell', password: 'quiet-otter', createPersonalEmail: true })
    .expect(201);
  const { id } = (body as { staff: { id: string } }).staff;
  const nell = { receiverId: id, receiverType: 'staff', receiverName: 'Nell' };
  await send('staff', nell).expect(400);
  await sent('admin', nell);
  await app.as('admin').patch(`/api/admin/staff/${id}/status`).send({ isActive: false }).expect(200);
  await send('admin', nell).expect(400);
});

it('is also emailed if its author wants that, together with the message or not at all', async () => {
  const content = 'Soup is out.\nSorry.\n\n<b>Bread</b> is not.';
  const { id } = await sent('manager', OWNER, { content, byEmail: true });
  await sent('manager', OWNER, { subject: 'Internal only' });
  await send('manager', { ...OWNER, receiverId: randomUUID() }, { byEmail: true }).expect(400);
  await send('manager', OWNER, { byEmail: 'yes' }).expect(400);
  await app.runJobs();
  const mails = await app.mailsTo('owner@bistro.example');
  expect(mails.filter(({ from }) => from?.name === 'Site Manager (The Courtyard Bistro)')).toMatchObject([
    {
      subject: 'Soup',
      from: { address: 'hello@bistro.example' },
      replyTo: [{ address: 'manager@bistro.example' }],
      text: expect.stringContaining(content),
      html: expect.stringContaining('Soup is out.<br>Sorry.</p>'),
    },
  ]);
  expect(mails.at(-1)?.html).toContain('&lt;b&gt;Bread&lt;/b&gt; is not.');
  expect((await inboxOf('admin')).map((message) => message.id)).toContain(id);
});

it('stores a message once when the same call comes twice', async () => {
  const key = randomUUID();
  const first = await send('staff', OWNER).set('Idempotency-Key', key).expect(201);
  const second = await send('staff', OWNER).set('Idempotency-Key', key).expect(201);
  await send('staff', OWNER, { content: 'Another' }).set('Idempotency-Key', key).expect(422);
  expect(second.body).toEqual(first.body);
  expect(await inboxOf('admin')).toHaveLength(1);
});

it('counts new messages until they are read or archived', async () => {
  const one = await sent('staff', OWNER);
  const two = await sent('manager', OWNER);
  const three = await sent('staff', OWNER);
  const unread = async () => (await app.as('admin').get('/api/messages/unread-count').expect(200)).body as object;
  expect(await unread()).toEqual({ count: 3 });
  const { body: read } = await app.as('admin').put(`/api/messages/${one.id}/read`).expect(200);
  expect(read).toMatchObject({ id: one.id, isRead: 'true', readAt: expect.stringMatching(/Z$/) });
  expect((await app.as('admin').put(`/api/messages/${one.id}/read`).expect(200)).body).toEqual(read);
  expect(await unread()).toEqual({ count: 2 });
  await app.as('admin').put(`/api/messages/${two.id}/archive`).expect(200);
  expect(await figuresOf('admin')).toEqual({ inbox: 2, unread: 1, archived: 1 });
  await app.as('admin').delete(`/api/messages/${three.id}`).expect(204);
  expect(await figuresOf('admin')).toEqual({ inbox: 1, unread: 0, archived: 1 });
  expect(await figuresOf('staff')).toEqual({ inbox: 0, unread: 0, archived: 0 });
});

it('lists the inbox by arrival and the archive by when something came into it', async () => {
  const first = await sent('staff', OWNER);
  const second = await sent('staff', OWNER);
  const third = await sent('staff', OWNER);
  const archive = async ({ id }: MessageView) =>
    (await app.as('admin').put(`/api/messages/${id}/archive`).expect(200)).body as MessageView;
  const start = app.clock.now();
  app.clock.set(start);
  await archive(third);
  app.clock.advance({ minutes: 1 });
  const archived = await archive(first);
  expect(archived).toMatchObject({ isArchived: 'true', isRead: 'false', archivedAt: app.clock.now().toISOString() });
  expect((await inboxOf('admin')).map(({ id }) => id)).toEqual([second.id]);
  expect((await archiveOf('admin')).map(({ id }) => id)).toEqual([first.id, third.id]);
  expect((await archiveOf('admin'))[0]).toEqual(archived);
  const page = await app.as('admin').get('/api/messages/archived?limit=1').expect(200).expect('X-Total-Count', '2');
  const [, next = ''] = /<([^>]+)>/.exec(page.headers['link'] ?? '') ?? [];
  expect((await app.as('admin').get(next).expect(200)).body).toMatchObject([{ id: third.id }]);
  await sent('manager', OWNER);
  await app.as('admin').put(`/api/messages/${second.id}/read`).expect(200);
  await app.as('admin').get('/api/messages?limit=1').expect(200).expect('X-Total-Count', '2');
  await app.as('manager').get('/api/messages').expect(200).expect('X-Total-Count', '0');
});

it('answers a poll that finds nothing new with 304, and the next one after a change in full', async () => {
  await sent('staff', OWNER);
  for (const path of ['/api/messages', '/api/messages/unread-count']) {
    const { headers } = await app.as('admin').get(path).expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('X-Acting-As'),
    });
    const again = () =>
      app
        .as('admin')
        .get(path)
        .set('If-None-Match', headers['etag'] ?? '');
    await again().expect(304);
    await sent('staff', OWNER);
    await again().expect(200);
  }
});

it('cannot be found or changed by anyone else', async () => {
  const { id } = await sent('staff', OWNER);
  for (const role of ['staff', 'manager'] as const) {
    await app.as(role).put(`/api/messages/${id}/read`).expect(404);
    await app.as(role).put(`/api/messages/${id}/archive`).expect(404);
    await app.as(role).delete(`/api/messages/${id}`).expect(404);
  }
  expect(await inboxOf('admin')).toMatchObject([{ id, isRead: 'false' }]);
  await app.as('admin').delete('/api/messages/1').expect(400);
});

it('opens the mailbox of the role that the call names', async () => {
  const both = await (await app.anonymous().login('admin')).login('staff');
  const { id } = await sent('manager', OWNER);
  const messagesAs = (role: Role) => both.get('/api/messages').set('X-Acting-As', role).expect(200);
  expect((await messagesAs('admin')).body).toMatchObject([{ id }]);
  expect((await messagesAs('staff')).body).toEqual([]);
  await both.put(`/api/messages/${id}/read`).set('X-Acting-As', 'staff').expect(404);
  await both.get('/api/messages').set('X-Acting-As', 'manager').expect(403);
});

it('logs who did what and when, but not the content of messages', async () => {
  const { id } = await sent('staff', OWNER);
  await app.as('admin').put(`/api/messages/${id}/read`).expect(200);
  await app.as('admin').put(`/api/messages/${id}/archive`).expect(200);
  await app.as('admin').delete(`/api/messages/${id}`).expect(204);
  const { body } = await app.as('admin').get(`/api/admin/trail?subjectType=message&subjectId=${id}`).expect(200);
  expect(body).toMatchObject([
    { type: 'message.deleted', by: { name: 'The Owner' } },
    {
      type: 'message.archived',
      changes: [{ field: 'archivedAt' }, { field: 'isArchived', before: false, after: true }],
    },
    { type: 'message.read', changes: [{ field: 'isRead', before: false, after: true }, { field: 'readAt' }] },
    { type: 'message.sent', by: { name: 'Front of House', role: 'staff' } },
  ]);
  expect(JSON.stringify(body)).not.toContain('Soup');
});

it('is announced to its reader’s dashboards alone', async () => {
  await app.nest.get(EventRelay, { strict: false }).relayAll();
  const me = await waiter();
  await sent('admin', me);
  const events = await app.database.query<{ type: string; payload: object }[]>(
    'select type, payload from events join waiting_events using (id)',
  );
  expect(events).toEqual([{ type: 'message.sent', payload: { mailbox: me.receiverId } }]);
  const topics = app.nest.get(LiveTopics, { strict: false });
  const hears = (role: Role, id: string) => topics.channelsFor({ id, role, name: '' }).has(`messages:${me.receiverId}`);
  expect(hears('staff', me.receiverId)).toBe(true);
  for (const role of ['staff', 'manager', 'admin'] as const) expect(hears(role, randomUUID())).toBe(false);
});
