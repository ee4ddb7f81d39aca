import type { Role } from '../../../../kernel/actor.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import type { Client, TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { IdentityService } from '../../domain/identity.service.js';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.js';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on' });
  ({ origin } = app.nest.get(AppSettings, { strict: false }).publicUrl);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.query('delete from rate_limits');
  app.clock.set(app.clock.now());
});

const PASSWORD = 'blue glass 17';
const PATH = '/api/account/passkeys';

let people = 0;
async function anAccount(role: Role) {
  people += 1;
  const email = `passkey${String(people)}@bistro.example`;
  const draft = { role, email, password: PASSWORD, name: `Passkey ${String(people)}`, isDemo: false, createdBy: 'x' };
  await app.nest.get(IdentityService, { strict: false }).createAccount(draft);
  const [row] = await app.database.query<{ id: string }[]>('select id from accounts where email = $1', [email]);
  return { id: row?.id ?? '', role, email };
}

interface Ceremony {
  readonly options: { readonly challenge: string; readonly [name: string]: unknown };
}
const optionsOf = ({ body }: { body: unknown }) => (body as Ceremony).options;
const begin = async (client: Client, body: object = { password: PASSWORD }) =>
  optionsOf(await client.post(`${PATH}/options`).send(body).expect(200));

async function withPasskey(role: Role = 'staff', counter = 0) {
  const account = await anAccount(role);
  const client = await app.anonymous().login(role, account.email, PASSWORD);
  const authenticator = new SoftwareAuthenticator(origin, account.id);
  authenticator.counter = counter;
  const { challenge } = await begin(client);
  await client
    .post(PATH)
    .send({ name: 'Telephone', ...authenticator.create(challenge) })
    .expect(204);
  return { ...account, client, authenticator };
}

const challengeOf = async (client: Client, role: Role) =>
  optionsOf(await client.post(`/api/${role}/login/passkey/options`).expect(200)).challenge;
/** Of a browser that has a challenge. */
async function signIn(role: Role, authenticator: SoftwareAuthenticator, client = app.anonymous()) {
  const challenge = await challengeOf(client, role);
  return client.post(`/api/${role}/login/passkey`).send(authenticator.get(challenge));
}
const listed = async (client: Client) =>
  (await client.get(PATH).expect(200)).body as { id: string; name: string; usedAt: string | null }[];
const auditLogOf = async (id: string) => {
  const { body } = await app.as('admin').get(`/api/admin/trail?subjectType=account&subjectId=${id}`).expect(200);
  return (body as { type: string }[]).map(({ type }) => type).reverse();
};

describe('adding a passkey', () => {
  it('asks for the password and gives the browser what WebAuthn needs', async () => {
    const account = await anAccount('staff');
    const client = await app.anonymous().login('staff', account.email, PASSWORD);
    expect((await client.post(`${PATH}/options`).send({ password: 'wrong' }).expect(400)).body).toMatchObject({
      errors: [{ field: 'password', message: 'The current password is wrong.' }],
    });
    const answer = await client.post(`${PATH}/options`).send({ password: PASSWORD }).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(optionsOf(answer)).toMatchObject({
      rp: { id: new URL(origin).hostname },
      user: { name: account.email, id: Buffer.from(account.id).toString('base64url') },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(Buffer.from(optionsOf(answer).challenge, 'base64url').length).toBeGreaterThanOrEqual(32);
  });

  it('lists it, names it to the browser the next time, and removes it', async () => {
    const { client, authenticator, role } = await withPasskey('manager');
    const [passkey] = await listed(client);
    expect(passkey).toEqual({
      id: expect.any(String),
      name: 'Telephone',
      createdAt: app.clock.now().toISOString(),
      usedAt: null,
    });
    expect((await begin(client))['excludeCredentials']).toMatchObject([
      { id: authenticator.credentialId, transports: ['internal'] },
    ]);
    const stranger = await app.anonymous().login('staff', (await anAccount('staff')).email, PASSWORD);
    const remove = (by: typeof client, password: string) =>
      by.post(`${PATH}/${passkey?.id ?? ''}/remove`).send({ password });
    await remove(stranger, PASSWORD).expect(404);
    expect((await remove(client, 'wrong').expect(400)).body).toMatchObject({ errors: [{ field: 'password' }] });
    await remove(client, PASSWORD).expect(204);
    expect(await listed(client)).toEqual([]);
    expect((await signIn(role, authenticator)).status).toBe(401);
  });

  it('is refused for another account’s challenge, a login’s, an old one, or without one', async () => {
    const one = await anAccount('staff');
    const other = await anAccount('staff');
    const client = await app.anonymous().login('staff', one.email, PASSWORD);
    const authenticator = new SoftwareAuthenticator(origin, one.id);
    const add = (challenge: string) => client.post(PATH).send({ name: 'Key', ...authenticator.create(challenge) });
    await add('c29tZXRoaW5n').expect(409);
    await add(await challengeOf(client, 'staff')).expect(409);
    const late = (await begin(client)).challenge;
    app.clock.advance({ minutes: 5 });
    await add(late).expect(409);
    const { challenge } = await begin(client);
    await client.login('staff', other.email, PASSWORD);
    await add(challenge).expect(409);
    expect(await listed(client)).toEqual([]);
  });

  it('is refused where the person was not verified, or on another site', async () => {
    const account = await anAccount('staff');
    const client = await app.anonymous().login('staff', account.email, PASSWORD);
    const careless = new SoftwareAuthenticator(origin, account.id);
    careless.verifies = false;
    const elsewhere = new SoftwareAuthenticator('https://bistro.example.com', account.id);
    for (const authenticator of [careless, elsewhere]) {
      const { challenge } = await begin(client);
      await client
        .post(PATH)
        .send({ name: 'Key', ...authenticator.create(challenge) })
        .expect(409);
    }
    await client.post(PATH).send({ name: '' }).expect(400);
  });
});

describe('signing in with a passkey', () => {
  it.each(['staff', 'manager', 'admin'] as const)(
    'lets an account of the role in without a password (%s)',
    async (role) => {
      const { id, email, authenticator, client: before } = await withPasskey(role);
      const client = app.anonymous();
      const answer = await signIn(role, authenticator, client);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ id, email, role, name: expect.any(String) });
      await client.get(`/api/${role}/me`).expect(200);
      expect(await listed(before)).toMatchObject([{ usedAt: app.clock.now().toISOString() }]);
      if (role === 'staff') return;
      expect(await auditLogOf(id)).toEqual([
        'account.signed-in',
        'account.added-passkey',
        'account.signed-in-with-passkey',
      ]);
    },
  );

  it('is refused on the login of another role', async () => {
    const { authenticator } = await withPasskey('manager');
    const refused = await signIn('admin', authenticator);
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({
      detail: 'This passkey doesn’t work here. Please try again, or use your password.',
    });
    expect(String(refused.headers['set-cookie'])).not.toContain('courtyard.sid');
  });

  it('takes a challenge once, for five minutes, in the browser that was given it', async () => {
    const { authenticator } = await withPasskey();
    const send = (client: Client, challenge: string) =>
      client.post('/api/staff/login/passkey').send(authenticator.get(challenge));
    const client = app.anonymous();
    const stolen = await challengeOf(client, 'staff');
    await send(app.anonymous(), stolen).expect(401);
    const other = app.anonymous();
    await challengeOf(other, 'staff');
    await send(other, stolen).expect(401);
    app.clock.advance({ minutes: 4, seconds: 59 });
    await send(client, stolen).expect(200);
    const old = await challengeOf(client, 'staff');
    app.clock.advance({ minutes: 5 });
    await send(client, old).expect(401);
  });

  it('accepts one of several concurrent calls with the same response', async () => {
    const { authenticator } = await withPasskey();
    const options = await app.anonymous().post('/api/staff/login/passkey/options').expect(200);
    const cookie = String(options.headers['set-cookie']).split(';')[0] ?? '';
    const answer = authenticator.get(optionsOf(options).challenge);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        app.anonymous().post('/api/staff/login/passkey').set('Cookie', cookie).send(answer),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('is refused with a forged signature, another’s handle, an unverified person, or from another site', async () => {
    const { id, authenticator } = await withPasskey();
    const forger = new SoftwareAuthenticator(origin, id);
    const elsewhere = new SoftwareAuthenticator('https://bistro.example.com', id);
    const { credentialId } = authenticator;
    const forms: ((challenge: string) => object)[] = [
      (challenge) => ({ ...forger.get(challenge), credentialId }),
      (challenge) => ({ ...elsewhere.get(challenge), credentialId }),
      (challenge) => ({ ...authenticator.get(challenge), userHandle: Buffer.from('another').toString('base64url') }),
      (challenge) => ({ ...authenticator.get(challenge), authenticatorData: 'AAAA' }),
      () => authenticator.get('c29tZXRoaW5n'),
    ];
    for (const form of forms) {
      const client = app.anonymous();
      const challenge = await challengeOf(client, 'staff');
      await client.post('/api/staff/login/passkey').send(form(challenge)).expect(401);
    }
    authenticator.verifies = false;
    expect((await signIn('staff', authenticator)).status).toBe(401);
    authenticator.verifies = true;
    expect((await signIn('staff', authenticator)).status).toBe(200);
  });

  it('refuses an authenticator whose counter went back', async () => {
    const { authenticator } = await withPasskey('staff', 3);
    authenticator.counter = 5;
    expect((await signIn('staff', authenticator)).status).toBe(200);
    authenticator.counter = 4;
    expect((await signIn('staff', authenticator)).status).toBe(401);
    authenticator.counter = 6;
    expect((await signIn('staff', authenticator)).status).toBe(200);
  });

  it('is limited by address: the twenty-first try of a minute is 429', async () => {
    const { authenticator } = await withPasskey();
    const body = authenticator.get('c29tZXRoaW5n');
    const client = app.anonymous();
    for (let tried = 0; tried < 20; tried += 1) await client.post('/api/staff/login/passkey').send(body).expect(401);
    expect((await signIn('staff', authenticator)).status).toBe(429);
    app.clock.advance({ minutes: 1 });
    expect((await signIn('staff', authenticator)).status).toBe(200);
  });
});

describe('the owner’s control of a staff account', () => {
  const staffOf = (id: string) => `/api/admin/staff/${id}`;

  it('also blocks passkeys: a deactivated account is reported as such', async () => {
    const { id, authenticator } = await withPasskey();
    await app
      .as('admin')
      .patch(`${staffOf(id)}/status`)
      .send({ isActive: false })
      .expect(200);
    const refused = await signIn('staff', authenticator);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      detail: 'This account has been deactivated. Please contact the owner.',
    });
    await app
      .as('admin')
      .patch(`${staffOf(id)}/status`)
      .send({ isActive: true })
      .expect(200);
    expect((await signIn('staff', authenticator)).status).toBe(200);
  });

  it('ends them with a new password, and with the account', async () => {
    const one = await withPasskey();
    const other = await withPasskey();
    await app
      .as('admin')
      .patch(`${staffOf(one.id)}/password`)
      .send({ password: 'green glass 18' })
      .expect(200);
    await app.as('admin').delete(staffOf(other.id)).expect(204);
    for (const { id, authenticator } of [one, other]) {
      expect((await signIn('staff', authenticator)).status).toBe(401);
      const left = await app.database.query('select 1 from passkeys where staff_id = $1', [id]);
      expect(left).toHaveLength(0);
    }
  });
});
