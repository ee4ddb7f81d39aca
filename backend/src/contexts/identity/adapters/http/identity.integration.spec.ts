import type { Role } from '../../../../kernel/actor.js';
import { ROLES } from '../../../../kernel/actor.js';
import { type Client, DEMO, type TestApp } from '../../../../platform/testing/test-app.js';
import { eventually } from '../../../../platform/testing/eventually.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { IdentityService } from '../../domain/identity.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.query('delete from rate_limits');
});

let people = 0;
/** A staff account of its own, so that tests do not sign each other out. */
async function aStaffAccount({ isDemo = false } = {}): Promise<{ email: string; password: string; id: string }> {
  people += 1;
  const account = { email: `person${String(people)}@bistro.example`, password: 'secret 7' };
  const draft = { ...account, role: 'staff', name: 'A. Person', isDemo, createdBy: 'The Owner' } as const;
  await app.nest.get(IdentityService, { strict: false }).createAccount(draft);
  const [row] = await app.database.query<{ id: string }[]>('select id from staff where email = $1', [account.email]);
  return { ...account, id: row?.id ?? '' };
}
const me = (client: Client, role: Role) => client.get(`/api/${role}/me`);

describe('signing in', () => {
  it.each(ROLES)('answers the %s account and knows it afterwards', async (role) => {
    const client = app.anonymous();
    const { body } = await client
      .post(`/api/${role}/login`)
      .send({ email: DEMO[role].toUpperCase(), password: DEMO.password })
      .expect(200);
    expect(Object.keys(body as object).sort()).toEqual(['email', 'id', 'name', 'role']);
    expect(body).toMatchObject({ email: DEMO[role], role });
    expect((await me(client, role).expect(200)).body).toEqual(body);
  });

  it('protects the cookie from scripts and other sites, and stores no session for strangers', async () => {
    const response = await app
      .anonymous()
      .post('/api/staff/login')
      .send({ email: DEMO.staff, password: DEMO.password })
      .expect(200);
    const [cookie = ''] = response.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^courtyard\.sid=[\w-]{43};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    const visitor = await app.anonymous().get('/api/restaurant').expect(200);
    expect(visitor.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['a wrong password', DEMO.staff, 'wrong'],
    ['an unknown address', 'nobody@bistro.example', DEMO.password],
    ['an account of another role', DEMO.admin, DEMO.password],
  ])('gives the same answer for %s', async (_, email, password) => {
    const { body } = await app.anonymous().post('/api/staff/login').send({ email, password }).expect(401);
    expect(body).toMatchObject({ status: 401, detail: 'Invalid email or password' });
  });

  it.each([
    [{ email: 'owner', password: 'x' }, 'email', 'Please enter a valid email address'],
    [{ email: 'owner\ud800@bistro.example', password: 'x' }, 'email', 'Please enter a valid email address'],
    [{ email: 'owner@bistro.example\u202e', password: 'x' }, 'email', 'Please enter a valid email address'],
    [{ email: DEMO.admin, password: '' }, 'password', 'Password is required'],
    [{ email: DEMO.admin }, 'password', 'Password is required'],
    [{ email: { $gt: '' }, password: 'x' }, 'email', 'Please enter a valid email address'],
  ])('refuses %j before anything is compared', async (credentials, field, message) => {
    const { body } = await app.anonymous().post('/api/admin/login').send(credentials).expect(400);
    expect(body).toMatchObject({ errors: [{ field, message }] });
  });

  it('reports a deactivated account only with the right password', async () => {
    const { id, email, password } = await aStaffAccount();
    await app.database.query('update staff set is_active = false where id = $1', [id]);
    const login = (tried: string) => app.anonymous().post('/api/staff/login').send({ email, password: tried });
    expect((await login(password).expect(403)).body).toMatchObject({
      detail: 'This account has been deactivated. Please contact the owner.',
    });
    await login('wrong').expect(401);
  });

  it('answers the sixth wrong attempt in a minute with 429, even if they are concurrent, and does not count others', async () => {
    const { email, password } = await aStaffAccount();
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        app
          .anonymous()
          .post('/api/staff/login')
          .set('X-Forwarded-For', `10.0.0.${String(index)}`)
          .send({ email, password: 'wrong' }),
      ),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(5).fill(401),
      ...Array<number>(7).fill(429),
    ]);
    const late = await app.anonymous().post('/api/staff/login').send({ email, password }).expect(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    await app.anonymous().login('staff');
  });

  it.each([
    ['fields that are none', 'application/json', '{"email":7}'],
    ['half a body', 'application/json', '{"email":'],
    ['another kind of body', 'text/plain', 'email=owner'],
  ])('counts a try with %s, twenty a minute from one address', async (_name, type, body) => {
    const attempt = () => app.anonymous().post('/api/admin/login').set('Content-Type', type).send(body);
    const tries = await Promise.all(Array.from({ length: 23 }, attempt));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(3);
    await app.anonymous().post('/api/staff/login').send({ email: DEMO.staff, password: DEMO.password }).expect(429);
  });

  it('does not count right passwords', async () => {
    const { email, password } = await aStaffAccount();
    for (let count = 0; count < 22; count += 1) await app.anonymous().login('staff', email, password);
  });
});

describe('a session', () => {
  it('gets a new id at each login and invalidates the old one', async () => {
    const client = await app.anonymous().login('staff');
    const before = await app.database.query('select id_hash from sessions');
    await client.login('staff');
    const after = await app.database.query('select id_hash from sessions');
    expect(after).toHaveLength(before.length);
    expect(after).not.toEqual(before);
  });

  it('holds the logins of several roles side by side, and logs out one alone', async () => {
    const client = await app.anonymous().login('staff');
    await client.login('admin');
    await me(client, 'staff').expect(200);
    await me(client, 'admin').expect(200);
    await client.post('/api/staff/logout').expect(204).expect('Clear-Site-Data', '"cache"');
    await me(client, 'staff').expect(401);
    await me(client, 'admin').expect(200);
    await client.post('/api/staff/logout').expect(204);
  });

  it('has its browser forget the answers of a session that was ended elsewhere', async () => {
    const { email, password } = await aStaffAccount();
    const client = app.anonymous();
    const other = app.anonymous();
    for (const one of [client, other]) await one.post('/api/staff/login').send({ email, password }).expect(200);
    await other.post('/api/account/sign-out-everywhere').expect(204);
    await client.get('/api/staff/reservations').expect(401).expect('Clear-Site-Data', '"cache"');
    const { headers } = await app.anonymous().get('/api/staff/reservations').expect(401);
    expect(headers).not.toHaveProperty('clear-site-data');
  });

  it('acts as the role which X-Acting-As names, and as no other', async () => {
    const client = await app.anonymous().login('staff');
    const list = (role: string) => client.get('/api/staff/reservations').set('X-Acting-As', role);
    await list('staff').expect(200);
    await list('admin').expect(403);
    await list('nobody').expect(403);
    await client.login('admin');
    await list('admin').expect(200);
    await client.get('/api/admin/reservations').set('X-Acting-As', 'staff').expect(403);
  });

  it('is not restored by a call that was running during logout', async () => {
    const { email, password, id } = await aStaffAccount();
    const client = app.anonymous();
    await client.post('/api/staff/login').send({ email, password }).expect(200);
    const slow = await app.database.run(null, async () => {
      await app.database.query('lock table reservation_requests in access exclusive mode');
      const call = client.get('/api/staff/reservations').then((answer) => answer);
      await eventually(async () => {
        const [row] = await app.database.query(
          `select from pg_locks where relation = 'reservation_requests'::regclass and not granted`,
        );
        if (!row) throw new Error('Nobody waits yet.');
      });
      await client.post('/api/staff/logout').expect(204);
      return { call };
    });
    expect((await slow.call).get('Set-Cookie')).toBeUndefined();
    await me(client, 'staff').expect(401);
    expect(await app.database.query('select from session_logins where account_id = $1', [id])).toEqual([]);
  });

  it('ends immediately when its account is deactivated or deleted', async () => {
    const { id, email, password } = await aStaffAccount();
    const client = await app.anonymous().login('staff', email, password);
    await app.database.query('update staff set is_active = false where id = $1', [id]);
    await client.get('/api/staff/reservations').expect(401);
    await app.database.query('update staff set is_active = true where id = $1', [id]);
    await client.get('/api/staff/reservations').expect(200);
    await app.database.query('delete from staff where id = $1', [id]);
    await client.get('/api/staff/reservations').expect(401);
  });

  const poll = (client: Client) => client.get('/api/staff/reservations').set('X-Acting-As', 'staff');

  it('ends after 12 idle hours, which polls do not interrupt', async () => {
    const { email, password } = await aStaffAccount();
    const client = await app.anonymous().login('staff', email, password);
    for (let hours = 1; hours < 12; hours += 1) {
      app.clock.advance({ hours: 1 });
      await poll(client).expect(200);
    }
    app.clock.advance({ hours: 1 });
    await poll(client).expect(401);
  });

  it.each([
    ['a screen', (client: Client) => me(client, 'staff').expect(200)],
    ['a change', (client: Client) => client.post('/api/account/password').send({}).expect(400)],
  ])('is extended by %s, up to 7 days', async (_, use) => {
    const { email, password } = await aStaffAccount();
    const client = await app.anonymous().login('staff', email, password);
    for (let hours = 8; hours < 7 * 24; hours += 8) {
      app.clock.advance({ hours: 8 });
      await use(client);
    }
    app.clock.advance({ hours: 7, minutes: 59 });
    await poll(client).expect(200);
    app.clock.advance({ minutes: 1 });
    await poll(client).expect(401);
  });

  it('is opened by no forged cookie', async () => {
    await app
      .anonymous()
      .get('/api/staff/me')
      .set('Cookie', 'courtyard.sid=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
      .expect(401);
    await app.anonymous().get('/api/staff/me').set('Cookie', 'courtyard.sid=').expect(401);
  });
});

describe('the own account', () => {
  it('changes its password, which ends its sessions in other browsers', async () => {
    const { email, password } = await aStaffAccount();
    const here = await app.anonymous().login('staff', email, password);
    const elsewhere = await app.anonymous().login('staff', email, password);
    const change = (body: object) => here.post('/api/account/password').send(body);
    expect((await change({ currentPassword: 'wrong', newPassword: 'another 7' }).expect(400)).body).toMatchObject({
      errors: [{ field: 'currentPassword', message: 'The current password is wrong.' }],
    });
    expect((await change({ currentPassword: password, newPassword: 'short' }).expect(400)).body).toMatchObject({
      errors: [{ field: 'newPassword', message: 'Password must be at least 6 characters long' }],
    });
    await change({ currentPassword: password, newPassword: 'another 7' }).expect(204);
    await me(here, 'staff').expect(200);
    await me(elsewhere, 'staff').expect(401);
    await app.anonymous().login('staff', email, 'another 7');
    await app.anonymous().post('/api/staff/login').send({ email, password }).expect(401);
  });

  it.each([
    ['spaces alone', '          ', 'A password can’t be only spaces. Choose another one'],
    ['the one it has', 'secret 7', 'This is your current password. Choose another one'],
  ])('does not take %s for a new password', async (_, newPassword, message) => {
    const { email } = await aStaffAccount();
    const client = await app.anonymous().login('staff', email, 'secret 7');
    const { body } = await client
      .post('/api/account/password')
      .send({ currentPassword: 'secret 7', newPassword })
      .expect(400);
    expect(body).toMatchObject({ errors: [{ field: 'newPassword', message }] });
  });

  it('wants 10 characters from owner and manager', async () => {
    const owner = await app.anonymous().login('admin');
    const body = { currentPassword: DEMO.password, newPassword: 'nine char' };
    await owner.post('/api/account/password').send(body).expect(400);
  });

  it.each(['password123', 'PassWord123', 'courtyard-demo', 'Courtyard-Demo'])(
    'does not take %s for a new password',
    async (newPassword) => {
      const { email, password } = await aStaffAccount();
      const client = await app.anonymous().login('staff', email, password);
      const { body } = await client
        .post('/api/account/password')
        .send({ currentPassword: password, newPassword })
        .expect(400);
      const message = 'This password is too common. Choose another one';
      expect(body).toMatchObject({ errors: [{ field: 'newPassword', message }] });
      const draft = { role: 'staff', email: 'new@bistro.example', name: 'New', isDemo: false, createdBy: 'x' } as const;
      const creating = app.nest
        .get(IdentityService, { strict: false })
        .createAccount({ ...draft, password: newPassword });
      await expect(creating).rejects.toMatchObject({ fields: [{ field: 'password', message }] });
    },
  );

  it('lists where it is signed in, and signs out there only', async () => {
    const { email, password } = await aStaffAccount();
    const elsewhere = await app.anonymous().login('staff', email, password);
    const here = await app.anonymous().login('staff', email, password);
    const other = await app.anonymous().login('staff', (await aStaffAccount()).email, password);
    const { body } = await here.get('/api/account/sessions').expect(200);
    const found = body as { id: string; isThis: boolean }[];
    expect(found.map(({ isThis }) => isThis).toSorted()).toEqual([false, true]);
    const id = found.find(({ isThis }) => !isThis)?.id ?? '';
    await other.delete(`/api/account/sessions/${id}`).expect(404);
    await here.delete(`/api/account/sessions/${id}`).expect(204);
    await here.delete(`/api/account/sessions/${id}`).expect(404);
    await me(elsewhere, 'staff').expect(401);
    await me(here, 'staff').expect(200);
  });

  it('signs out everywhere', async () => {
    const { email, password } = await aStaffAccount();
    const here = await app.anonymous().login('staff', email, password);
    const elsewhere = await app.anonymous().login('staff', email, password);
    await here.post('/api/account/sign-out-everywhere').expect(204);
    await me(here, 'staff').expect(401);
    await me(elsewhere, 'staff').expect(401);
  });

  it('stops being a demo account with its first own password', async () => {
    const { email, password } = await aStaffAccount({ isDemo: true });
    const demoAccounts = async () => {
      const { body } = await app.anonymous().get('/api/restaurant').expect(200);
      return (body as { demoAccounts: object[] }).demoAccounts;
    };
    const shown = expect.objectContaining({ role: 'staff', email }) as object;
    expect(await demoAccounts()).toContainEqual(shown);
    const client = await app.anonymous().login('staff', email, password);
    await client
      .post('/api/account/password')
      .send({ currentPassword: password, newPassword: 'a long new one' })
      .expect(204);
    const left = await demoAccounts();
    expect(left).not.toContainEqual(shown);
    expect(left).toHaveLength(ROLES.length);
  });
});
