import type { Role } from '../../../../kernel/actor.js';
import { SignedLinks } from '../../../../platform/links/signed-links.js';
import type { Client, TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import type { DirectoryRequest } from '../../domain/directory-sign-in.js';
import { IdentityService } from '../../domain/identity.service.js';
import { StaffAccountsService } from '../../domain/staff-accounts.service.js';
import { CLIENT, DirectoryProcess } from '../../testing/directory-process.js';

const PUBLIC_URL = 'http://localhost:4109';
const GROUPS = { OIDC_ADMIN_GROUP: 'owners', OIDC_MANAGER_GROUP: 'office', OIDC_STAFF_GROUP: 'front-of-house' };
const GROUP: Record<Role, string> = { admin: 'owners', manager: 'office', staff: 'front-of-house' };
const PASSWORD = 'blue glass 17';

let directory: DirectoryProcess;
let app: TestApp;
beforeAll(async () => {
  directory = await DirectoryProcess.start(`${PUBLIC_URL}/sign-in/directory`);
  const oidc = { OIDC_ISSUER: directory.issuer, OIDC_NAME: 'Bistro Accounts', ...CLIENT, ...GROUPS };
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on', PUBLIC_URL, ...oidc });
});
afterAll(async () => {
  await app.stop();
  await directory.stop();
});
beforeEach(async () => {
  await app.database.query('delete from rate_limits');
});

let people = 0;
/** Adds a person to the directory. */
async function somebody(role: Role, changes: object = {}) {
  people += 1;
  const login = `person${String(people)}`;
  const email = `${login}@bistro.example`;
  const claims = { name: `Person ${String(people)}`, email, email_verified: true, groups: [GROUP[role]], ...changes };
  await directory.knows(login, claims);
  return { login, role, ...claims };
}

async function anAccount(role: Role, email: string): Promise<string> {
  const draft = { role, email, password: PASSWORD, name: 'Team Member', isDemo: false, createdBy: 'The Owner' };
  await app.nest.get(IdentityService, { strict: false }).createAccount(draft);
  return (await idOf(role, email)) ?? '';
}
async function idOf(role: Role, email: string): Promise<string | undefined> {
  const found = 'select id from accounts where role = $1 and lower(email) = lower($2)';
  const [row] = await app.database.query<{ id: string }[]>(found, [role, email]);
  return row?.id;
}

async function begin(client: Client, role: Role): Promise<string> {
  const { body } = await client.post(`/api/${role}/directory`).expect(200);
  return (body as { url: string }).url;
}
const comeBack = (client: Client, query: string) => client.post('/api/directory/sign-in').send({ query });

interface Person {
  readonly login: string;
  readonly role: Role;
}
/** All the way, in a browser of its own. */
async function signIn({ login, role }: Person, client = app.anonymous()) {
  return comeBack(client, await directory.signIn(await begin(client, role), login));
}
const auditLogOf = async (id: string) => {
  const { body } = await app.as('admin').get(`/api/admin/trail?subjectType=account&subjectId=${id}`).expect(200);
  return (body as { type: string }[]).map(({ type }) => type).reverse();
};

it('is announced to the login pages, with the roles that have a group', async () => {
  const { body } = await app.anonymous().get('/api/restaurant').expect(200);
  expect(body).toMatchObject({ directory: { name: 'Bistro Accounts', roles: ['admin', 'manager', 'staff'] } });
});

it('goes there with what ties the answer to this browser and this sign-in', async () => {
  const answer = await app.anonymous().post('/api/manager/directory').expect(200);
  const { origin, searchParams } = new URL((answer.body as { url: string }).url);
  expect(origin).toBe(directory.issuer);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'courtyard',
    response_type: 'code',
    redirect_uri: `${PUBLIC_URL}/sign-in/directory`,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^manager\.[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^courtyard\.directory=.*; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

describe('a person who signs in through the directory', () => {
  it.each(['admin', 'manager', 'staff'] as const)('gets an account without a password (%s)', async (role) => {
    const person = await somebody(role);
    const client = app.anonymous();
    const { status, body } = await signIn(person, client);
    const id = await idOf(role, person.email);
    expect([status, body]).toEqual([200, { id, name: person.name, email: person.email, role }]);
    await client.get(`/api/${role}/me`).expect(200, body as object);
    expect(await auditLogOf(id ?? '')).toEqual(['account.made-by-directory', 'account.signed-in-through-directory']);
    for (const password of ['null', PASSWORD]) {
      await app.anonymous().post(`/api/${role}/login`).send({ email: person.email, password }).expect(401);
    }
    const refused = await client
      .post('/api/account/password')
      .send({ currentPassword: 'x', newPassword: 'green glass 18' })
      .expect(400);
    expect(refused.body).toMatchObject({ detail: expect.stringContaining('has no password') });
  });

  it('appears in the owner’s list of staff', async () => {
    const person = await somebody('staff');
    await signIn(person);
    const { body } = await app.as('admin').get('/api/admin/staff').expect(200);
    expect(body).toContainEqual(expect.objectContaining({ email: person.email, createdBy: 'Bistro Accounts' }));
  });

  it.each(['manager', 'staff'] as const)(
    'gets the account with the same address, which retains its password (%s)',
    async (role) => {
      const person = await somebody(role);
      const id = await anAccount(role, person.email.toUpperCase());
      const { body } = await signIn(person);
      expect(body).toMatchObject({ id, name: 'Team Member' });
      await app.anonymous().login(role, person.email, PASSWORD);
      expect(await auditLogOf(id)).toEqual([
        'account.linked-to-directory',
        'account.signed-in-through-directory',
        'account.signed-in',
      ]);
    },
  );

  it('is known by the subject from then on, whatever address or name they have', async () => {
    const person = await somebody('staff');
    const first = await signIn(person);
    await directory.knows(person.login, { email: 'new@bistro.example', name: 'New', groups: person.groups });
    expect((await signIn(person)).body).toEqual(first.body);
    const successor = await somebody('staff', { email: person.email });
    const { status, body } = await signIn(successor);
    expect(status).toBe(409);
    expect(body).toMatchObject({ detail: expect.stringContaining(`the address ${person.email}`) });
  });

  it('has one account, also when coming twice at the same moment', async () => {
    const person = await somebody('manager');
    const browsers = [app.anonymous(), app.anonymous(), app.anonymous()];
    const queries = await Promise.all(
      browsers.map(async (one) => directory.signIn(await begin(one, 'manager'), person.login)),
    );
    const answers = await Promise.all(browsers.map((one, nth) => comeBack(one, queries[nth] ?? '')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
  });

  it('is asked for no second step here, which is the directory’s matter', async () => {
    const owner = app.as('admin');
    const choice = { isOn: true, figures: [], seen: null };
    await owner.put('/api/admin/house-options/second-step-of-managers').send(choice).expect(200);
    const person = await somebody('manager');
    const client = app.anonymous();
    const { body } = await signIn(person, client);
    expect(body).not.toHaveProperty('awaitsSecondStep');
    await client.get('/api/messages').set('X-Acting-As', 'manager').expect(200);
    await client.login('staff');
    await client.get('/api/messages').set('X-Acting-As', 'manager').expect(200);
    await app.database.query('delete from house_options');
  });
});

describe('rejects with an explanation a person', () => {
  it('who is not in the group of the login, and gets no account', async () => {
    for (const groups of [['front-of-house'], 'owners-of-nothing', [], null]) {
      const person = { ...(await somebody('staff', { groups })), role: 'manager' as const };
      const { status, body, headers } = await signIn(person);
      expect([status, (body as { detail: string }).detail]).toEqual([
        403,
        'Your directory account can’t sign in as a site manager. Please ask the owner.',
      ]);
      expect(headers['set-cookie']).toEqual([expect.stringMatching(/^courtyard\.directory=;/)]);
      expect(await idOf('manager', person.email)).toBeUndefined();
    }
  });

  it('who was taken out of the group since, at the next sign-in', async () => {
    const person = await somebody('manager');
    const client = app.anonymous();
    await signIn(person, client);
    await directory.knows(person.login, { email: person.email, groups: [] });
    expect((await signIn(person)).status).toBe(403);
    await client.get('/api/manager/me').expect(200);
  });

  it('whose unverified address belongs to another account', async () => {
    const person = await somebody('admin', { email_verified: false });
    const id = await anAccount('admin', person.email);
    expect((await signIn(person)).status).toBe(409);
    expect(await auditLogOf(id)).toEqual([]);
    await directory.knows(person.login, { email: person.email, email_verified: 'true', groups: person.groups });
    expect((await signIn(person)).status).toBe(409);
  });

  it('who has no address', async () => {
    for (const email of [undefined, 'nobody', ['a@bistro.example']]) {
      expect((await signIn(await somebody('staff', { email }))).status).toBe(403);
    }
  });

  it('who is deactivated, linked already or not', async () => {
    const linked = await somebody('staff');
    const fresh = await somebody('staff');
    const { body } = await signIn(linked);
    const id = await anAccount('staff', fresh.email);
    const staff = app.nest.get(StaffAccountsService, { strict: false });
    const owner = { id, name: 'The Owner', role: 'admin' } as const;
    for (const one of [(body as { id: string }).id, id]) await staff.changeStatus(one, false, owner);
    for (const person of [linked, fresh]) {
      const refused = await signIn(person);
      expect([refused.status, (refused.body as { detail: string }).detail]).toEqual([
        403,
        'This account has been deactivated. Please contact the owner.',
      ]);
    }
  });

  it('who gives up there', async () => {
    const client = app.anonymous();
    const { status, body } = await comeBack(client, await directory.cancel(await begin(client, 'staff')));
    expect([status, (body as { detail: string }).detail]).toEqual([
      401,
      'The directory didn’t sign you in. Please try again, or use your password.',
    ]);
  });
});

describe('accepts no response', () => {
  const OVER = 'This sign-in expired or was started in another browser. Please start again.';
  const refused = ({ status, body }: { status: number; body: unknown }) => {
    expect([status, (body as { detail: string }).detail]).toEqual([401, OVER]);
  };

  it('from another browser, which could sign a person in as someone else', async () => {
    const person = await somebody('staff');
    const attacker = app.anonymous();
    const query = await directory.signIn(await begin(attacker, 'staff'), person.login);
    refused(await comeBack(app.anonymous(), query));
    const victim = app.anonymous();
    await begin(victim, 'staff');
    refused(await comeBack(victim, query));
    await victim.get('/api/staff/me').expect(401);
  });

  it('twice', async () => {
    const person = await somebody('staff');
    const client = app.anonymous();
    const answer = await client.post('/api/staff/directory').expect(200);
    const [cookie = ''] = answer.get('Set-Cookie') ?? [];
    const query = await directory.signIn((answer.body as { url: string }).url, person.login);
    await comeBack(client, query).expect(200);
    refused(await comeBack(client, query));
    refused(
      await app
        .anonymous()
        .post('/api/directory/sign-in')
        .set('Cookie', cookie.split(';')[0] ?? '')
        .send({ query }),
    );
  });

  it('after ten minutes', async () => {
    const person = await somebody('staff');
    const client = app.anonymous();
    const query = await directory.signIn(await begin(client, 'staff'), person.login);
    app.clock.advance({ minutes: 11 });
    refused(await comeBack(client, query));
  });

  it.each([
    ['another verifier of PKCE', 'verifier'],
    ['another nonce', 'nonce'],
  ] as const)('that does not match the request: %s', async (_, name) => {
    const person = await somebody('staff');
    const client = app.anonymous();
    const answer = await client.post('/api/staff/directory').expect(200);
    const [cookie = ''] = answer.get('Set-Cookie') ?? [];
    const links = app.nest.get(SignedLinks, { strict: false });
    const stored = links.read('directory-sign-in', /=([^;]*)/.exec(cookie)?.[1] ?? '') ?? '';
    const changed = { ...(JSON.parse(stored) as DirectoryRequest), [name]: 'x'.repeat(43) };
    const expiresAt = new Date(app.clock.now().getTime() + 60_000);
    const forged = links.sign('directory-sign-in', JSON.stringify(changed), expiresAt);
    const query = await directory.signIn((answer.body as { url: string }).url, person.login);
    await app
      .anonymous()
      .post('/api/directory/sign-in')
      .set('Cookie', `courtyard.directory=${forged}`)
      .send({ query })
      .expect(401);
    expect(await idOf('staff', person.email)).toBeUndefined();
  });

  it('of another issuer, or without a code', async () => {
    const person = await somebody('staff');
    for (const change of [{ iss: 'https://other.example' }, { code: '' }, { code: 'made up' }]) {
      const client = app.anonymous();
      const query = new URLSearchParams(await directory.signIn(await begin(client, 'staff'), person.login));
      for (const [name, value] of Object.entries(change)) query.set(name, value);
      await comeBack(client, query.toString()).expect(401);
    }
  });
});

it('is counted by address', async () => {
  for (let nth = 0; nth < 40; nth += 1) await app.anonymous().post('/api/staff/directory').expect(200);
  await app.anonymous().post('/api/staff/directory').expect(429);
});

it('reports that the directory is down, and still accepts passwords', async () => {
  const ended = await DirectoryProcess.start(`${PUBLIC_URL}/sign-in/directory`);
  const beside = await startTestApp({ JOBS: 'off', PUBLIC_URL, OIDC_ISSUER: ended.issuer, ...CLIENT, ...GROUPS });
  try {
    const client = beside.anonymous();
    await ended.knows('late', { email: 'late@bistro.example', groups: ['front-of-house'] });
    const query = await ended.signIn(await begin(client, 'staff'), 'late');
    await ended.stop();
    const answer = await comeBack(client, query).expect(503);
    expect(answer.body).toMatchObject({ detail: expect.stringContaining('Couldn’t reach the directory.') });
    expect(answer.headers['retry-after']).toBe('10');
    // The cookie stays, so that the page can retry.
    expect(answer.headers['set-cookie']).toBeUndefined();
    await beside.anonymous().login('staff');
  } finally {
    await beside.stop();
    await ended.stop();
  }
});

it('is not offered unless a directory is configured', async () => {
  const plain = await startTestApp({ JOBS: 'off' });
  try {
    expect((await plain.anonymous().get('/api/restaurant').expect(200)).body).not.toHaveProperty('directory');
    await plain.anonymous().post('/api/staff/directory').expect(404);
    await plain.anonymous().post('/api/directory/sign-in').send({ query: 'code=1' }).expect(404);
  } finally {
    await plain.stop();
  }
});
