import { randomUUID } from 'node:crypto';
import type { Client, TestApp } from '../../platform/testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';
import type { HiredView, StaffMemberView } from './staff.controllers.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const PASSWORD = 'quiet-otter';
const create = (changes: object) =>
  app
    .as('admin')
    .post('/api/admin/staff')
    .send({ name: 'Ana Souza', password: PASSWORD, ...changes });
async function created(changes: object = { createPersonalEmail: true }): Promise<HiredView> {
  return (await create(changes).expect(201)).body as HiredView;
}
const GIVEN = 'given-otter';
/** Creates a staff member who has changed the initial password. */
async function aTeamMember(): Promise<StaffMemberView & { client: Client }> {
  const { staff } = await created({ email: `${randomUUID()}@home.example`, password: GIVEN });
  const client = await app.anonymous().login('staff', staff.email, GIVEN);
  await client.post('/api/account/password').send({ currentPassword: GIVEN, newPassword: PASSWORD }).expect(204);
  return { ...staff, client };
}
const signIn = (email: string, password = PASSWORD) =>
  app.anonymous().post('/api/staff/login').send({ email, password });
const list = async () => (await app.as('admin').get('/api/admin/staff').expect(200)).body as StaffMemberView[];
const names = async () => (await app.as('staff').get('/api/staff/list').expect(200)).body as { id: string }[];
const summary = async () => (await app.as('admin').get('/api/admin/staff/summary').expect(200)).body as object;

it('creates a staff member with an address of the restaurant, who can sign in with it', async () => {
  const { staff, personalEmailCreated } = await created({ name: 'Zoë Marchetti', createPersonalEmail: true });
  expect(personalEmailCreated).toBe(true);
  expect(staff).toEqual({
    id: expect.any(String),
    name: 'Zoë Marchetti',
    email: 'zoe@bistro.example',
    isActive: 'true',
    createdBy: 'The Owner',
    createdAt: expect.stringMatching(/Z$/),
    lastLogin: null,
  });
  expect((await list())[0]).toEqual(staff);
  const { body } = await signIn('zoe@bistro.example').expect(200);
  expect(body).toEqual({
    id: staff.id,
    name: 'Zoë Marchetti',
    email: 'zoe@bistro.example',
    role: 'staff',
    awaitsPassword: true,
  });
  expect((await list())[0]?.lastLogin).toMatch(/Z$/);
});

it.each([
  ['Ben Carver', ['ben', 'ben2', 'ben3']],
  ['Owner Smith', ['owner2']],
  ['Reservations Desk', ['reservations2']],
  ['王小明', ['user', 'user2']],
])('creates unused addresses for %s', async (name, locals) => {
  for (const local of locals) {
    const { staff } = await created({ name, createPersonalEmail: true });
    expect(staff.email).toBe(`${local}@bistro.example`);
  }
});

it('gives five people with the same name different addresses, even with concurrent calls', async () => {
  const hire = (n: number) =>
    app
      .as('admin')
      .post('/api/admin/staff')
      .set('Idempotency-Key', `five-of-one-name-${String(n)}`)
      .send({ name: 'Quinn Lee', password: 'quiet-otter', createPersonalEmail: true })
      .expect(201);
  const hired = await Promise.all([1, 2, 3, 4, 5].map(hire));
  const addresses = hired.map(({ body }) => (body as { staff: { email: string } }).staff.email);
  expect(addresses.toSorted()).toEqual([
    'quinn2@bistro.example',
    'quinn3@bistro.example',
    'quinn4@bistro.example',
    'quinn5@bistro.example',
    'quinn@bistro.example',
  ]);
});

it('creates a staff member with their own address, which is then taken', async () => {
  const hired = await created({ email: 'nell@home.example', createPersonalEmail: false });
  expect(hired).toMatchObject({ staff: { email: 'nell@home.example' }, personalEmailCreated: false });
  const { body } = await create({ email: 'NELL@home.example' }).expect(409);
  const detail = 'There is already an account with the address NELL@home.example.';
  expect(body).toMatchObject({ detail, errors: [{ field: 'email', message: detail }] });
});

it.each([
  [{ name: '', createPersonalEmail: true }, 'name', 'Enter a name.'],
  [{ name: 'Ana\u202e', createPersonalEmail: true }, 'name', 'Please remove invisible characters.'],
  [{}, 'email', 'Please enter a valid email address'],
  [{ email: 'ana' }, 'email', 'Please enter a valid email address'],
  [{ email: 'a@home.example', password: '12345' }, 'password', 'Password must be at least 6 characters long'],
  [{ createPersonalEmail: true, password: undefined }, 'password', 'Password must be at least 6 characters long'],
  [{ createPersonalEmail: true, password: 'password' }, 'password', 'This password is too common. Choose another one'],
  [{ createPersonalEmail: 'yes' }, 'createPersonalEmail', 'createPersonalEmail must be true or false.'],
])('refuses %j', async (changes, field, message) => {
  const before = await list();
  const { body } = await create(changes).expect(400);
  expect(body).toMatchObject({ detail: message, errors: [{ field, message }] });
  expect(await list()).toEqual(before);
});

it('reports all errors together', async () => {
  const { body } = await create({ name: '', password: undefined }).expect(400);
  const { errors } = body as { errors: { field: string }[] };
  expect(errors.map(({ field }) => field).sort()).toEqual(['email', 'name', 'password']);
});

it('creates a staff member once when the same call comes twice', async () => {
  const key = randomUUID();
  const body = { name: 'Twice', createPersonalEmail: true };
  const first = await create(body).set('Idempotency-Key', key).expect(201);
  const second = await create(body).set('Idempotency-Key', key).expect(201);
  expect(second.body).toEqual(first.body);
  expect((await list()).filter(({ name }) => name === 'Twice')).toHaveLength(1);
});

it('signs a deactivated staff member out immediately, and blocks sign-ins until reactivation', async () => {
  const before = await summary();
  const { id, email, client } = await aTeamMember();
  const change = async (isActive: boolean) => {
    const { body } = await app.as('admin').patch(`/api/admin/staff/${id}/status`).send({ isActive }).expect(200);
    return body as StaffMemberView;
  };
  await client.get('/api/staff/me').expect(200);
  expect(await change(false)).toMatchObject({ id, isActive: 'false' });
  await client.get('/api/staff/me').expect(401);
  await client.get('/api/messages').expect(401);
  const { body } = await signIn(email).expect(403);
  expect(body).toMatchObject({ detail: 'This account has been deactivated. Please contact the owner.' });
  expect(await names()).not.toContainEqual(expect.objectContaining({ id }));
  const { active, total } = before as { active: number; total: number };
  expect(await summary()).toEqual({ active, total: total + 1 });
  expect(await change(true)).toMatchObject({ isActive: 'true' });
  await client.get('/api/staff/me').expect(401);
  await signIn(email).expect(200);
  expect(await names()).toContainEqual(expect.objectContaining({ id }));
});

it('resets a password, and ends sessions with the old one', async () => {
  const { id, email, client } = await aTeamMember();
  const reset = (password: string) => app.as('admin').patch(`/api/admin/staff/${id}/password`).send({ password });
  const { body: refused } = await reset('12345').expect(400);
  expect(refused).toMatchObject({ detail: 'Password must be at least 6 characters long' });
  await client.get('/api/staff/me').expect(200);
  const { body } = await reset('brave-heron').expect(200);
  expect(body).toMatchObject({ id, email });
  expect(JSON.stringify(body)).not.toMatch(/heron|argon|password/i);
  await client.get('/api/staff/me').expect(401);
  await signIn(email).expect(401);
  await signIn(email, 'brave-heron').expect(200);
});

it('deletes a staff member for good, whose messages retain the name', async () => {
  const { id, email, client } = await aTeamMember();
  const letter = {
    receiverId: 'admin',
    receiverType: 'admin',
    receiverName: 'The Owner',
    subject: 'Bye',
    content: 'All',
  };
  await client.post('/api/messages').send(letter).expect(201);
  await app.as('admin').delete(`/api/admin/staff/${id}`).expect(204);
  await client.get('/api/staff/me').expect(401);
  await signIn(email).expect(401);
  await app.as('admin').delete(`/api/admin/staff/${id}`).expect(404);
  await app.as('admin').patch(`/api/admin/staff/${id}/status`).send({ isActive: true }).expect(404);
  await app.as('admin').patch(`/api/admin/staff/${id}/password`).send({ password: PASSWORD }).expect(404);
  const { body } = await app.as('admin').get('/api/messages').expect(200);
  expect(body).toContainEqual(expect.objectContaining({ senderId: id, senderName: 'Ana Souza', subject: 'Bye' }));
});

it('records changes with their author in the audit log, without passwords', async () => {
  const { id } = await aTeamMember();
  const call = `/api/admin/staff/${id}`;
  await app.as('admin').patch(`${call}/status`).send({ isActive: false }).expect(200);
  await app.as('admin').patch(`${call}/status`).send({ isActive: false }).expect(200);
  await app.as('admin').patch(`${call}/password`).send({ password: 'brave-heron' }).expect(200);
  await app.as('admin').patch(`${call}/status`).send({ isActive: true }).expect(200);
  await app.as('admin').delete(call).expect(204);
  const { body } = await app.as('admin').get(`/api/admin/trail?subjectType=staff-member&subjectId=${id}`).expect(200);
  expect(body).toMatchObject([
    { type: 'staff-member.deleted', by: { name: 'The Owner' } },
    { type: 'staff-member.activated' },
    { type: 'staff-member.password-reset', changes: [] },
    { type: 'staff-member.deactivated', changes: [{ field: 'isActive', before: true, after: false }] },
    { type: 'staff-member.added' },
  ]);
  const events = await app.database.query(
    `select * from events where subject_type = 'staff-member' and subject_id = $1`,
    [id],
  );
  expect(events).toHaveLength(5);
  expect(JSON.stringify(events)).not.toMatch(/heron|otter|argon/);
});

it('lists staff newest first, page by page, at the price of a 304 when nothing is new', async () => {
  const { staff: older } = await created();
  const { staff: newer } = await created();
  const page = await app.as('admin').get('/api/admin/staff?limit=1').expect(200);
  expect(page.body).toEqual([newer]);
  expect(page.headers['x-total-count']).toBe(String((await list()).length));
  const [, next = ''] = /<([^>]+)>/.exec(page.headers['link'] ?? '') ?? [];
  expect((await app.as('admin').get(next).expect(200)).body).toEqual([older]);
  await app
    .as('admin')
    .get('/api/admin/staff?limit=1')
    .set('If-None-Match', page.headers['etag'] ?? '')
    .expect(304);
});
