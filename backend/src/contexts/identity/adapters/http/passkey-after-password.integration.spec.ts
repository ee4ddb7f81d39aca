import { generateSync } from 'otplib';
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
const REQUIRED = '/problems/second-step-required';

const challengeOf = async (client: Client) => {
  const { body } = await client.post('/api/manager/login/passkey/options').expect(200);
  return (body as { options: { challenge: string } }).options.challenge;
};

let people = 0;
/** A site manager with a passkey, and the session in which it was added. */
async function aManager() {
  people += 1;
  const email = `both${String(people)}@bistro.example`;
  const draft = { email, password: PASSWORD, name: `Both ${String(people)}`, isDemo: false, createdBy: 'x' };
  await app.nest.get(IdentityService, { strict: false }).createAccount({ ...draft, role: 'manager' });
  const [row] = await app.database.query<{ id: string }[]>('select id from admins where email = $1', [email]);
  const id = row?.id ?? '';
  const client = await app.anonymous().login('manager', email, PASSWORD);
  const authenticator = new SoftwareAuthenticator(origin, id);
  const { body } = await client.post('/api/account/passkeys/options').send({ password: PASSWORD }).expect(200);
  const { challenge } = (body as { options: { challenge: string } }).options;
  const made = { name: 'Telephone', ...authenticator.create(challenge) };
  await client.post('/api/account/passkeys').send(made).expect(204);
  return { id, email, client, authenticator };
}
type Manager = Awaited<ReturnType<typeof aManager>>;

async function setUpApp({ client }: Manager): Promise<() => string> {
  const { body } = await client.post('/api/account/second-step/key').expect(200);
  const nextCode = () => {
    app.clock.advance({ seconds: 30 });
    const epoch = Math.floor(app.clock.now().getTime() / 1000);
    return generateSync({ secret: (body as { key: string }).key, epoch });
  };
  await client.post('/api/account/second-step/on').send({ password: PASSWORD, code: nextCode() }).expect(200);
  return nextCode;
}
let seen: string | null = null;
async function chooseTwoSteps(isOn: boolean) {
  const choice = { isOn, figures: [], seen };
  const option = '/api/admin/house-options/second-step-of-managers';
  const { body } = await app.as('admin').put(option).send(choice).expect(200);
  seen = (body as { updatedAt: string }).updatedAt;
}

const login = ({ email }: Manager, more: object = {}, client = app.anonymous()) =>
  client.post('/api/manager/login').send({ email, password: PASSWORD, ...more });
/** By the password, and what the passkey signs for this browser. */
async function loginWith(manager: Manager, authenticator = manager.authenticator, client = app.anonymous()) {
  const passkey = authenticator.get(await challengeOf(client));
  return { client, passkey, answer: await login(manager, { passkey }, client) };
}
const usesDashboard = (client: Client) => client.get('/api/messages').set('X-Acting-As', 'manager');

describe('in addition to an app', () => {
  it('is offered only after the right password, and either one is sufficient', async () => {
    const manager = await aManager();
    const nextCode = await setUpApp(manager);
    expect((await login(manager).expect(401)).body).toMatchObject({
      type: REQUIRED,
      secondSteps: ['code', 'passkey'],
      detail: 'Enter the code from your authenticator app, or use a passkey.',
    });
    const { body } = await login(manager, { password: 'wrong' }).expect(401);
    expect(body).not.toHaveProperty('secondSteps');
    const { client, answer } = await loginWith(manager);
    expect([answer.status, answer.body]).toEqual([
      200,
      { id: manager.id, name: expect.any(String), email: manager.email, role: 'manager' },
    ]);
    await usesDashboard(client).expect(200);
    await login(manager, { code: nextCode() }).expect(200);
  });

  it('is refused if it belongs to another account, was used before, or did not verify the user', async () => {
    const manager = await aManager();
    const other = await aManager();
    await setUpApp(manager);
    const wrong = { type: REQUIRED, errors: [{ field: 'passkey', message: expect.any(String) }] };
    const foreign = (await loginWith(manager, other.authenticator)).answer;
    expect([foreign.status, foreign.body]).toMatchObject([401, wrong]);
    const { client, passkey, answer } = await loginWith(manager);
    expect(answer.status).toBe(200);
    expect((await login(manager, { passkey }, client).expect(401)).body).toMatchObject(wrong);
    manager.authenticator.verifies = false;
    const unverified = (await loginWith(manager)).answer;
    expect([unverified.status, unverified.body]).toMatchObject([401, wrong]);
    await login(manager, { passkey: 'signed' }).expect(400);
    await login(manager, { passkey: { credentialId: 'x' } }).expect(400);
  });

  it('does not replace the password', async () => {
    const manager = await aManager();
    await setUpApp(manager);
    const client = app.anonymous();
    const passkey = manager.authenticator.get(await challengeOf(client));
    const { body } = await login(manager, { passkey, password: 'wrong' }, client).expect(401);
    expect(body).toMatchObject({ detail: 'Invalid email or password' });
  });
});

describe('where the owner requires two steps', () => {
  afterEach(() => chooseTwoSteps(false));

  it('is the second, without an app', async () => {
    const manager = await aManager();
    await login(manager).expect(200);
    await chooseTwoSteps(true);
    expect((await login(manager).expect(401)).body).toMatchObject({
      type: REQUIRED,
      secondSteps: ['passkey'],
      detail: 'Use your passkey as well.',
    });
    const { client, answer } = await loginWith(manager);
    expect(answer.body).not.toHaveProperty('awaitsSecondStep');
    await usesDashboard(client).expect(200);
    expect((await client.get('/api/manager/me').expect(200)).body).not.toHaveProperty('awaitsSecondStep');
  });

  it('is sufficient without a password', async () => {
    const manager = await aManager();
    await chooseTwoSteps(true);
    const client = app.anonymous();
    const assertion = manager.authenticator.get(await challengeOf(client));
    const { body } = await client.post('/api/manager/login/passkey').send(assertion).expect(200);
    expect(body).not.toHaveProperty('awaitsSecondStep');
    await usesDashboard(client).expect(200);
  });

  it('makes no session good that was opened by the password alone', async () => {
    const manager = await aManager();
    await chooseTwoSteps(true);
    await usesDashboard(manager.client).expect(403);
    const { key } = (await manager.client.post('/api/account/second-step/key').expect(200)).body as { key: string };
    const epoch = Math.floor(app.clock.now().getTime() / 1000);
    const proof = { password: PASSWORD, code: generateSync({ secret: key, epoch }) };
    const refused = await manager.client.post('/api/account/second-step/on').send(proof).expect(400);
    expect(refused.body).toMatchObject({ errors: [{ field: 'passkey' }] });
    const passkey = manager.authenticator.get(await challengeOf(manager.client));
    await manager.client
      .post('/api/account/second-step/on')
      .send({ ...proof, passkey })
      .expect(200);
    await usesDashboard(manager.client).expect(200);
  });

  it('is asked for before another one is added, and is not removed as the last', async () => {
    const manager = await aManager();
    await chooseTwoSteps(true);
    const { client } = await loginWith(manager);
    const options = (more: object) =>
      client.post('/api/account/passkeys/options').send({ password: PASSWORD, ...more });
    expect((await options({}).expect(400)).body).toMatchObject({ errors: [{ field: 'passkey' }] });
    await options({ passkey: manager.authenticator.get(await challengeOf(client)) }).expect(200);
    const [only] = (await client.get('/api/account/passkeys').expect(200)).body as { id: string }[];
    await client
      .post(`/api/account/passkeys/${only?.id ?? ''}/remove`)
      .send({ password: PASSWORD })
      .expect(409);
  });

  it('is visible to the owner, who resets it for a manager who has lost it', async () => {
    const manager = await aManager();
    await chooseTwoSteps(true);
    const owner = app.as('admin');
    const listed = async () =>
      ((await owner.get('/api/admin/second-steps').expect(200)).body as { id: string }[]).find(
        ({ id }) => id === manager.id,
      );
    expect(await listed()).toMatchObject({ since: null, hasPasskeys: true });
    await owner.delete(`/api/admin/second-steps/${manager.id}`).expect(204);
    expect(await listed()).toMatchObject({ since: null, hasPasskeys: false });
    expect((await login(manager).expect(200)).body).toMatchObject({ awaitsSecondStep: true });
  });
});
