import { generateSync } from 'otplib';
import type { Client, TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { IdentityService } from '../../domain/identity.service.js';
import { SecondStepCodes } from '../../domain/ports.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.query('delete from rate_limits');
  await app.database.query('delete from house_options');
  app.clock.set(app.clock.now());
});

type OfficeRole = 'admin' | 'manager';
const PASSWORD = 'blue glass 17';
const REQUIRED = '/problems/second-step-required';
const PATH = '/api/account/second-step';

let people = 0;
/** An account of its own, so that tests do not sign each other out. */
async function anAccount(role: OfficeRole) {
  people += 1;
  const email = `office${String(people)}@bistro.example`;
  const draft = { role, email, password: PASSWORD, name: `Office ${String(people)}`, isDemo: false, createdBy: 'x' };
  await app.nest.get(IdentityService, { strict: false }).createAccount(draft);
  const [row] = await app.database.query<{ id: string }[]>('select id from admins where email = $1', [email]);
  return { id: row?.id ?? '', role, email };
}

interface Prepared {
  readonly id: string;
  readonly role: OfficeRole;
  readonly email: string;
  readonly client: Client;
  readonly recoveryCodes: string[];
  /** The next one: each is taken once. */
  nextCode(): string;
}

const begin = async (client: Client) =>
  (await client.post(`${PATH}/key`).expect(200)).body as { key: string; address: string };
const codeOf = (key: string) => generateSync({ secret: key, epoch: Math.floor(app.clock.now().getTime() / 1000) });

async function withSecondStep(role: OfficeRole = 'manager'): Promise<Prepared> {
  const account = await anAccount(role);
  const client = await app.anonymous().login(role, account.email, PASSWORD);
  const { key } = await begin(client);
  const nextCode = () => {
    app.clock.advance({ seconds: 30 });
    return codeOf(key);
  };
  const { body } = await client.post(`${PATH}/on`).send({ password: PASSWORD, code: nextCode() }).expect(200);
  return { ...account, client, nextCode, recoveryCodes: (body as { recoveryCodes: string[] }).recoveryCodes };
}

const login = ({ role, email }: Pick<Prepared, 'role' | 'email'>, code?: string, password = PASSWORD) =>
  app
    .anonymous()
    .post(`/api/${role}/login`)
    .send({ email, password, ...(code !== undefined && { code }) });
const auditLogOf = async (id: string) => {
  const owner = await app.anonymous().login('admin');
  const { body } = await owner.get(`/api/admin/trail?subjectType=account&subjectId=${id}`).expect(200);
  return body as { type: string; by: { name: string } | null; subjectName: string }[];
};

describe('setting up two-step sign-in', () => {
  it('gives a key for an app, and once its first code is right recovery codes', async () => {
    const account = await anAccount('admin');
    const client = await app.anonymous().login('admin', account.email, PASSWORD);
    expect((await client.get(PATH).expect(200)).body).toEqual({ since: null, recoveryCodes: 0, isRequired: false });
    const { key, address } = await begin(client);
    expect(new URL(address).searchParams.get('secret')).toBe(key);
    await login(account).expect(200);
    const on = (body: object) => client.post(`${PATH}/on`).send(body);
    expect((await on({ password: 'wrong', code: codeOf(key) }).expect(400)).body).toMatchObject({
      errors: [{ field: 'password', message: 'The current password is wrong.' }],
    });
    expect((await on({ password: PASSWORD, code: '000000' }).expect(400)).body).toMatchObject({
      errors: [{ field: 'code' }],
    });
    const answer = await on({ password: PASSWORD, code: codeOf(key) }).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { recoveryCodes } = answer.body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await client.get(PATH).expect(200)).body).toMatchObject({ recoveryCodes: 10, since: expect.any(String) });
    await client.post(`${PATH}/key`).expect(409);
    await login(account).expect(401);
  });

  it('stores neither key nor recovery codes in readable form', async () => {
    const account = await anAccount('admin');
    const client = await app.anonymous().login('admin', account.email, PASSWORD);
    const { key } = await begin(client);
    const { body } = await client
      .post(`${PATH}/on`)
      .set('Idempotency-Key', 'once')
      .send({ password: PASSWORD, code: codeOf(key) })
      .expect(200);
    const [code = ''] = (body as { recoveryCodes: string[] }).recoveryCodes;
    const [row] = await app.database.query<{ rows: string }[]>(
      `select concat((select json_agg(k) from idempotency_keys k), (select json_agg(e) from events e),
         (select json_agg(r) from recovery_codes r), (select json_agg(encode(sealed_key, 'escape')) from second_steps)) as rows`,
    );
    for (const secret of [key, code, code.replaceAll('-', '')]) expect(row?.rows).not.toContain(secret);
  });
});

describe('signing in with a second step', () => {
  it('asks for the code after the right password alone, without a session', async () => {
    const account = await withSecondStep();
    const refused = await login(account).expect(401);
    expect(refused.body).toMatchObject({ type: REQUIRED, detail: 'Enter the code from your authenticator app.' });
    expect(refused.headers['set-cookie']).toBeUndefined();
    for (const code of [undefined, '000000', account.nextCode()]) {
      const { body } = await login(account, code, 'wrong').expect(401);
      expect(body).toEqual({
        type: 'about:blank',
        title: 'Unauthorized',
        status: 401,
        detail: 'Invalid email or password',
      });
    }
    const { body } = await login(account, account.nextCode()).expect(200);
    expect(Object.keys(body as object).sort()).toEqual(['email', 'id', 'name', 'role']);
  });

  it('lets an account without one in, whatever code comes with it', async () => {
    const account = await anAccount('manager');
    await login(account).expect(200);
    await login(account, '').expect(200);
    await login(account, '123456').expect(200);
  });

  it('takes a code once, also of several who come with it at the same moment', async () => {
    const account = await withSecondStep();
    const code = account.nextCode();
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(account, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const { body } = await login(account, code).expect(401);
    expect(body).toMatchObject({ type: REQUIRED, errors: [{ field: 'code' }] });
  });

  it('accepts a recovery code once, in any spelling, and notifies the owner', async () => {
    const account = await withSecondStep();
    const [code = '', other = ''] = account.recoveryCodes;
    await login(account, code.replaceAll('-', ' ')).expect(200);
    await login(account, code).expect(401);
    const answers = await Promise.all(Array.from({ length: 3 }, () => login(account, other)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const used = (await auditLogOf(account.id)).filter(({ type }) => type === 'account.used-recovery-code');
    expect(used).toHaveLength(2);
    expect(used[0]?.by?.name).toBe(used[0]?.subjectName);
  });

  it('takes a recovery code of an earlier release, once', async () => {
    const account = await withSecondStep();
    const codes = app.nest.get(SecondStepCodes, { strict: false });
    await app.database.query(
      `insert into recovery_codes (second_step, hash) select id, $2 from second_steps where account_id = $1`,
      [account.id, (await codes.formerHashesOf('4821093755162240', account.id)).at(-1)],
    );
    await login(account, '4821-0937-5516-2240').expect(200);
    await login(account, '4821-0937-5516-2240').expect(401);
  });

  it('counts wrong codes as wrong passwords: the sixth try of a minute is 429, however right', async () => {
    const account = await withSecondStep();
    app.clock.advance({ minutes: 1 });
    for (let refused = 0; refused < 7; refused += 1) await login(account).expect(401);
    for (let tried = 0; tried < 5; tried += 1) await login(account, '000000').expect(401);
    await login(account, account.nextCode()).expect(429);
    app.clock.advance({ minutes: 1 });
    await login(account, account.nextCode()).expect(200);
  });
});

it('leaves no session without it for logins that are running while it is turned on', async () => {
  for (let round = 0; round < 4; round += 1) {
    const account = await anAccount('manager');
    const client = await app.anonymous().login('manager', account.email, PASSWORD);
    const { key } = await begin(client);
    const turnOn = client.post(`${PATH}/on`).send({ password: PASSWORD, code: codeOf(key) });
    const [on] = await Promise.all([turnOn, login(account), login(account), login(account), login(account)]);
    expect(on.status).toBe(200);
    const left = await app.database.query('select 1 from session_logins where account_id = $1', [account.id]);
    expect(left).toHaveLength(1);
    await client.get('/api/manager/me').expect(200);
    await app.database.query('delete from rate_limits');
  }
});

describe('changing it', () => {
  it('gives new recovery codes for password and code, and those before are worth nothing', async () => {
    const account = await withSecondStep();
    const renew = (body: object) => account.client.post(`${PATH}/recovery-codes`).send(body);
    await renew({ password: PASSWORD, code: '000000' }).expect(400);
    await renew({ password: 'wrong', code: account.nextCode() }).expect(400);
    const { body } = await renew({ password: PASSWORD, code: account.nextCode() }).expect(200);
    const [fresh] = (body as { recoveryCodes: string[] }).recoveryCodes;
    await login(account, account.recoveryCodes[0]).expect(401);
    await login(account, fresh).expect(200);
  });

  it('is turned off with password and code, and every step is logged', async () => {
    const account = await withSecondStep();
    const off = (body: object) => account.client.post(`${PATH}/off`).send(body);
    await off({ password: PASSWORD }).expect(400);
    await off({ password: PASSWORD, code: '000000' }).expect(400);
    await off({ password: PASSWORD, code: account.nextCode() }).expect(204);
    await off({ password: PASSWORD, code: account.nextCode() }).expect(409);
    await login(account).expect(200);
    expect((await auditLogOf(account.id)).map(({ type }) => type).reverse()).toEqual([
      'account.signed-in',
      'account.turned-on-second-step',
      'account.turned-off-second-step',
      'account.signed-in',
    ]);
  });
});

describe('the owner', () => {
  it('sees which site managers have one, and resets it for one who has lost the phone', async () => {
    const account = await withSecondStep();
    const owner = await app.anonymous().login('admin');
    const listed = async () =>
      ((await owner.get('/api/admin/second-steps').expect(200)).body as { id: string; since: string | null }[]).find(
        ({ id }) => id === account.id,
      );
    expect(await listed()).toMatchObject({ email: account.email, since: expect.any(String) });
    await owner.delete(`/api/admin/second-steps/${account.id}`).expect(204);
    await owner.delete(`/api/admin/second-steps/${account.id}`).expect(409);
    expect(await listed()).toMatchObject({ since: null });
    await account.client.get('/api/manager/me').expect(401);
    await login(account).expect(200);
    const entries = await auditLogOf(account.id);
    expect(entries.find(({ type }) => type === 'account.second-step-reset')).toMatchObject({
      by: { name: 'The Owner' },
    });
  });

  it('resets no other owner’s', async () => {
    const other = await withSecondStep('admin');
    const owner = await app.anonymous().login('admin');
    await owner.delete(`/api/admin/second-steps/${other.id}`).expect(404);
    await login(other).expect(401);
  });

  it('requires it of a role, who then sets it up before anything else', async () => {
    const owner = await app.anonymous().login('admin');
    const require = (isOn: boolean, seen: string | null) =>
      owner.put('/api/admin/house-options/second-step-of-managers').send({ isOn, figures: [], seen }).expect(200);
    const account = await anAccount('manager');
    const before = await app.anonymous().login('manager', account.email, PASSWORD);
    const { updatedAt } = (await require(true, null)).body as { updatedAt: string };

    expect((await login(account).expect(200)).body).toMatchObject({ awaitsSecondStep: true });
    const client = await app.anonymous().login('manager', account.email, PASSWORD);
    for (const one of [before, client]) {
      expect((await one.get('/api/manager/me').expect(200)).body).toMatchObject({ awaitsSecondStep: true });
      const { body } = await one.get('/api/messages').set('X-Acting-As', 'manager').expect(403);
      expect(body).toMatchObject({
        type: '/problems/second-step-awaited',
        detail: 'Please set up two-step sign-in first.',
      });
    }
    await client.get('/api/manager/live').expect(403);
    await client.post('/api/account/password').send({}).expect(403);
    expect((await client.get(PATH).expect(200)).body).toMatchObject({ isRequired: true });
    const { key } = await begin(client);
    await client
      .post(`${PATH}/on`)
      .send({ password: PASSWORD, code: codeOf(key) })
      .expect(200);
    expect((await client.get('/api/manager/me').expect(200)).body).not.toHaveProperty('awaitsSecondStep');
    await client.get('/api/messages').set('X-Acting-As', 'manager').expect(200);
    await owner.get('/api/admin/second-steps').expect(200);
    await require(false, updatedAt);
  });

  it('lets a user with a pending second step log out and visit the website', async () => {
    const owner = await app.anonymous().login('admin');
    const choice = { isOn: true, figures: [], seen: null };
    await owner.put('/api/admin/house-options/second-step-of-managers').send(choice).expect(200);
    const account = await anAccount('manager');
    const client = await app.anonymous().login('manager', account.email, PASSWORD);
    const item = { title: 'Glass', contentType: 'blog_post', submittedBy: 'A reader' };
    const { body } = await client.post('/api/approval-items').send(item).expect(201);
    expect(body).toMatchObject({ submittedBy: 'A reader' });
    await client.post('/api/manager/logout').expect(204);
    await client.get('/api/manager/me').expect(401);
  });
});
