import { randomUUID } from 'node:crypto';
import type { Role } from '../../../../kernel/actor.js';
import type { Client, TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { IdentityService } from '../../domain/identity.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.query('delete from rate_limits');
});

const OLD = 'the old password';
const NEW = 'heron and kiln';
async function anAccount(role: Role): Promise<string> {
  const email = `${randomUUID()}@bistro.example`;
  const draft = { role, email, password: OLD, name: 'Robin', isDemo: false, createdBy: 'The Owner' };
  await app.nest.get(IdentityService, { strict: false }).createAccount(draft);
  return email;
}
const ask = (role: Role, email: string) => app.anonymous().post(`/api/${role}/forgot-password`).send({ email });
const choose = (role: Role, token: string, newPassword = NEW) =>
  app.anonymous().post(`/api/${role}/choose-password`).set('Authorization', `Bearer ${token}`).send({ newPassword });
const logIn = (client: Client, role: Role, email: string, password: string) =>
  client.post(`/api/${role}/login`).send({ email, password });

/** The token in the newest email with a link to choose a password. */
async function tokenMailedTo(email: string, count = 1): Promise<string> {
  await app.runJobs();
  const mails = (await app.mailsTo(email, count)).filter(({ text }) => text?.includes('/choose-password#'));
  return /choose-password#(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

it.each(['admin', 'manager', 'staff'] as const)('a %s who forgot the password chooses a new one', async (role) => {
  const email = await anAccount(role);
  const signedIn = app.anonymous();
  await logIn(signedIn, role, email, OLD).expect(200);
  await ask(role, email.toUpperCase()).expect(204);
  const token = await tokenMailedTo(email);
  const link = app.anonymous().get(`/api/${role}/password-link`).set('Authorization', `Bearer ${token}`);
  expect((await link.expect(200)).body).toEqual({ name: 'Robin', email, isInvitation: false });
  await choose(role, token).expect(204);
  await signedIn.get(`/api/${role}/me`).expect(401);
  await logIn(app.anonymous(), role, email, OLD).expect(401);
  await logIn(app.anonymous(), role, email, NEW).expect(200);
  await choose(role, token).expect(404);
  await app.runJobs();
  const subjects = (await app.mailsTo(email)).map(({ subject }) => subject);
  expect(subjects).toContain('Your password was changed');
});

it('answers the same for an address without an account, and sends nothing', async () => {
  const email = `${randomUUID()}@bistro.example`;
  const known = await ask('manager', await anAccount('manager'));
  const unknown = await ask('manager', email);
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  await app.runJobs();
  expect(await app.database.query('select from outgoing_mails where recipient = $1', [email])).toEqual([]);
});

it('emails at most three links an hour to one address', async () => {
  const email = await anAccount('manager');
  for (let time = 0; time < 5; time += 1) {
    await ask('manager', email)
      .set('X-Forwarded-For', `203.0.113.${String(time)}`)
      .expect(204);
  }
  await app.runJobs();
  const mails = await app.database.query(`select from outgoing_mails where recipient = $1`, [email]);
  expect(mails).toHaveLength(3);
});

it('refuses a link that was changed', async () => {
  const email = await anAccount('manager');
  await ask('manager', email).expect(204);
  const token = await tokenMailedTo(email);
  await choose('manager', token.replace(/^./, 'x')).expect(404);
  await choose('admin', token).expect(404);
  await choose('manager', token, 'short').expect(400);
});

describe('a person invited by the owner', () => {
  it.each(['admin', 'manager'] as const)('as %s chooses a password and signs in', async (role) => {
    const email = `${randomUUID()}@home.example`;
    const invited = await app.as('admin').post('/api/admin/accounts').send({ name: 'Kim', email, role }).expect(201);
    expect(invited.body).toMatchObject({ name: 'Kim', email, role, isActive: true, isInvited: true, lastLogin: null });
    await logIn(app.anonymous(), role, email, '').expect(400);
    const token = await tokenMailedTo(email);
    await choose(role, token).expect(204);
    await logIn(app.anonymous(), role, email, NEW).expect(200);
    const { id } = invited.body as { id: string };
    await app.as('admin').post(`/api/admin/accounts/${id}/invitation`).send().expect(409);
  });

  it('to the staff gets the link, and a second one when it is sent again', async () => {
    const email = `${randomUUID()}@home.example`;
    const invited = await app
      .as('admin')
      .post('/api/admin/staff')
      .send({ name: 'Lee', email, invite: true })
      .expect(201);
    const { staff } = invited.body as { staff: { id: string } };
    await app.as('admin').post(`/api/admin/staff/${staff.id}/invitation`).send().expect(204);
    await choose('staff', await tokenMailedTo(email, 2), 'secret 7').expect(204);
    await logIn(app.anonymous(), 'staff', email, 'secret 7').expect(200);
  });

  it('needs an address that can be read', async () => {
    const body = { name: 'Lee', createPersonalEmail: true, invite: true };
    await app.as('admin').post('/api/admin/staff').send(body).expect(400);
  });
});

describe('an owner', () => {
  it('deactivates a site manager, who is signed out, and lets them in again', async () => {
    const email = await anAccount('manager');
    const manager = app.anonymous();
    const { body } = await logIn(manager, 'manager', email, OLD).expect(200);
    const { id } = body as { id: string };
    const change = (isActive: boolean) => app.as('admin').patch(`/api/admin/accounts/${id}/status`).send({ isActive });
    expect((await change(false).expect(200)).body).toMatchObject({ id, isActive: false });
    await manager.get('/api/manager/me').expect(401);
    await logIn(app.anonymous(), 'manager', email, OLD).expect(403);
    await change(true).expect(200);
    await manager.get('/api/manager/me').expect(401);
    await logIn(app.anonymous(), 'manager', email, OLD).expect(200);
  });

  it('cannot deactivate the own account, nor another owner who does the same at that moment', async () => {
    const one = app.anonymous();
    const other = app.anonymous();
    const bodies = await Promise.all(
      [one, other].map(async (client) => (await logIn(client, 'admin', await anAccount('admin'), OLD)).body),
    );
    const [oneId = '', otherId = ''] = (bodies as { id: string }[]).map(({ id }) => id);
    const end = (client: Client, id: string) =>
      client.patch(`/api/admin/accounts/${id}/status`).send({ isActive: false });
    await end(one, oneId).expect(409);
    const answers = await Promise.all([end(one, otherId), end(other, oneId)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a password that another person has set', () => {
  it('is changed before anything else', async () => {
    const email = `${randomUUID()}@home.example`;
    await app.as('admin').post('/api/admin/staff').send({ name: 'Lee', email, password: 'given 12' }).expect(201);
    const staff = app.anonymous();
    const { body } = await logIn(staff, 'staff', email, 'given 12').expect(200);
    expect(body).toMatchObject({ awaitsPassword: true });
    const refused = await staff.get('/api/staff/reservations').expect(403);
    expect(refused.body).toMatchObject({ type: '/problems/password-awaited' });
    expect((await staff.get('/api/staff/me').expect(200)).body).toMatchObject({ awaitsPassword: true });
    const change = { currentPassword: 'given 12', newPassword: 'my own 34' };
    await staff.post('/api/account/password').send(change).expect(204);
    await staff.get('/api/staff/reservations').expect(200);
    expect((await staff.get('/api/staff/me').expect(200)).body).not.toHaveProperty('awaitsPassword');
  });
});

it('emails the account’s owner about a sign-in from a new browser, but not from a known one', async () => {
  const email = await anAccount('manager');
  const browser = app.anonymous();
  const signIn = () => logIn(browser, 'manager', email, OLD).set('User-Agent', 'Mozilla/5.0 Firefox/150.0').expect(200);
  await signIn();
  await signIn();
  await app.runJobs();
  const mails = await app.mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['New sign-in to your account']);
  expect(mails[0]?.text).toContain('Firefox');
});
