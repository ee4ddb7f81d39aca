import type { Role } from '../../../../kernel/actor.js';
import { addDays, dateIn, instantOf } from '../../../../kernel/calendar.js';
import type { Client, TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { IdentityService } from '../../domain/identity.service.js';
import { TypeOrmSessionRepository } from '../persistence/typeorm-session.repository.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on' });
});
afterAll(() => app.stop());

const ZONE = 'America/New_York';
let days = 0;
/** The morning of a day of its own for each test. */
beforeEach(async () => {
  await app.database.query('delete from rate_limits');
  days += 2;
  app.clock.set(instantOf(addDays(dateIn(ZONE, new Date()), days), '09:00', ZONE));
});

const PASSWORD = 'blue glass 17';
const PIN = '4826';
const TABLET = '/api/shared-tablet';

let people = 0;
async function anAccount(role: Role) {
  people += 1;
  const email = `tablet${String(people)}@bistro.example`;
  const name = `Person ${String(people)}`;
  const draft = { role, email, password: PASSWORD, name, isDemo: false, createdBy: 'x' };
  await app.nest.get(IdentityService, { strict: false }).createAccount(draft);
  const [row] = await app.database.query<{ id: string }[]>('select id from accounts where email = $1', [email]);
  return { id: row?.id ?? '', role, email, name };
}
type Person = Awaited<ReturnType<typeof anAccount>>;

const signIn = ({ role, email }: Person, client = app.anonymous()) => client.login(role, email, PASSWORD);

/** A staff member who has set a PIN on a device of their own. */
async function withPin(pin = PIN) {
  const person = await anAccount('staff');
  const own = await signIn(person);
  await own.put('/api/account/pin').send({ password: PASSWORD, pin }).expect(204);
  return { ...person, own };
}

/** A browser that the person has shared. */
async function shared(by?: Person) {
  const tablet = await signIn(by ?? (await anAccount('staff')));
  await tablet.post(TABLET).expect(204);
  return tablet;
}

const enter = (tablet: Client, { id }: { id: string }, pin = PIN) =>
  tablet.post(`${TABLET}/switch`).send({ staffId: id, pin });
const offered = async (tablet: Client) =>
  ((await tablet.get(TABLET).expect(200)).body as { people: { id: string }[] }).people.map(({ id }) => id);
const me = async (client: Client) => (await client.get('/api/staff/me').expect(200)).body as object;
const auditLogOf = async ({ id }: { id: string }) => {
  const owner = await app.anonymous().login('admin');
  const { body } = await owner.get(`/api/admin/trail?subjectType=account&subjectId=${id}`).expect(200);
  return (body as { type: string }[]).map(({ type }) => type.replace('account.', '')).reverse();
};

describe('a shared tablet', () => {
  it('acts under the name of the person who entered the PIN', async () => {
    const ana = await anAccount('staff');
    const ben = await withPin();
    const tablet = await shared(ana);
    expect(await me(tablet)).toEqual({ ...ana, isOnSharedTablet: true });
    const { body } = await enter(tablet, ben).expect(200);
    const { own: _, ...account } = ben;
    expect(body).toEqual({ ...account, isOnSharedTablet: true, isByPin: true });
    expect(await me(tablet)).toEqual(body);
    const preferredDate = addDays(dateIn(ZONE, app.clock.now()), 3);
    const guest = {
      customerName: 'Ada',
      partySize: '2',
      preferredDate,
      preferredTime: '12:00 PM',
      status: 'confirmed',
    };
    const reservation = (await tablet.post('/api/staff/reservations').send(guest).expect(201)).body as { id: string };
    await tablet.patch(`/api/staff/reservations/${reservation.id}`).send({ adminNotes: 'By the window' }).expect(200);
    const events = await app.database.query<{ actor: string }[]>(
      "select distinct actor ->> 'name' as actor from events where subject_id = $1",
      [reservation.id],
    );
    expect(events).toEqual([{ actor: ben.name }]);
    expect(await auditLogOf(ana)).toEqual(['signed-in', 'shared-tablet']);
    expect(await auditLogOf(ben)).toEqual(['signed-in', 'set-pin', 'switched-by-pin']);
  });

  it('has a new token after each switch, and the one before no longer counts', async () => {
    const ben = await withPin();
    const tablet = await shared();
    const cookieOf = (response: { headers: object }) =>
      String((response.headers as { 'set-cookie'?: string[] })['set-cookie']).split(';')[0] ?? '';
    const first = cookieOf(await enter(tablet, ben).expect(200));
    const second = cookieOf(await enter(tablet, ben).expect(200));
    expect(second).not.toBe(first);
    await app.anonymous().get('/api/staff/me').set('Cookie', second).expect(200);
    await app.anonymous().get('/api/staff/me').set('Cookie', first).expect(401);
    await app.anonymous().get(TABLET).set('Cookie', first).expect(404);
  });

  it('offers staff with a PIN by name, and no one else', async () => {
    const ben = await withPin();
    const cleo = await withPin();
    const without = await anAccount('staff');
    const manager = await anAccount('manager');
    const tablet = await shared();
    const list = await offered(tablet);
    expect(list).toEqual(expect.arrayContaining([ben.id, cleo.id]));
    expect(list).not.toContain(without.id);
    for (const { id } of [without, manager, { id: 'x' }]) await enter(tablet, { id }).expect(409);
  });

  it('is locked after five minutes without use, and refuses calls until a PIN is entered', async () => {
    const ben = await withPin();
    const tablet = await shared();
    await enter(tablet, ben).expect(200);
    app.clock.advance({ minutes: 4 });
    await me(tablet);
    app.clock.advance({ minutes: 4 });
    await tablet.get('/api/staff/reservations').expect(200);
    app.clock.advance({ minutes: 1 });
    const refused = await tablet.get('/api/staff/reservations').expect(401);
    expect(refused.headers['clear-site-data']).toBe('"cache"');
    await tablet.get('/api/staff/me').expect(401);
    expect(await offered(tablet)).toContain(ben.id);
    await app.nest.get(TypeOrmSessionRepository, { strict: false }).removeEnded();
    await enter(tablet, ben).expect(200);
    await tablet.get('/api/staff/reservations').expect(200);
  });

  it('is shared once and switches once, also when both are sent twice at the same time', async () => {
    const ben = await withPin();
    const tablet = await signIn(await anAccount('staff'));
    const succeed = async (...calls: PromiseLike<{ status: number }>[]) =>
      (await Promise.all(calls)).filter(({ status }) => status < 300).length;
    expect(await succeed(tablet.post(TABLET), tablet.post(TABLET))).toBe(1);
    expect(await succeed(enter(tablet, ben), enter(tablet, ben))).toBe(1);
  });

  it('stays shared when the person logs out', async () => {
    const ben = await withPin();
    const tablet = await shared();
    await tablet.post('/api/staff/logout').expect(204);
    await tablet.get('/api/staff/reservations').expect(401);
    await enter(tablet, ben).expect(200);
  });

  it('needs a password again when the working day is over, and after 12 hours without use', async () => {
    const ben = await withPin();
    const tablet = await shared();
    app.clock.advance({ hours: 11 });
    await enter(tablet, ben).expect(200);
    app.clock.advance({ hours: 7, minutes: 59 });
    await enter(tablet, ben).expect(200);
    app.clock.advance({ minutes: 1 });
    await tablet.get('/api/staff/me').expect(401);
    await tablet.get(TABLET).expect(404);
    await enter(tablet, ben).expect(404);
    await signIn(ben, tablet);
    expect(await me(tablet)).not.toHaveProperty('isOnSharedTablet');
    await enter(tablet, ben).expect(404);

    const idle = await shared();
    app.clock.advance({ hours: 12 });
    await enter(idle, ben).expect(404);
  });

  it('is no longer shared once someone who is signed in says so', async () => {
    const ben = await withPin();
    const tablet = await shared();
    app.clock.advance({ minutes: 6 });
    await tablet.delete(TABLET).expect(401);
    await enter(tablet, ben).expect(200);
    await tablet.delete(TABLET).expect(204);
    await tablet.get('/api/staff/me').expect(401);
    await enter(tablet, ben).expect(404);
    expect((await auditLogOf(ben)).at(-1)).toBe('stopped-sharing-tablet');
    const elsewhere = await signIn(ben);
    await elsewhere.delete(TABLET).expect(204);
    await elsewhere.get('/api/staff/me').expect(200);
  });
});

describe('a PIN', () => {
  it('never leads to what an owner or a site manager may do', async () => {
    const ben = await withPin();
    const manager = await anAccount('manager');
    const office = [
      ['/api/manager/submissions', 'manager'],
      ['/api/admin/staff', 'admin'],
    ] as const;
    // Both roles are signed in side by side, then the site manager shares the tablet.
    const tablet = await signIn(manager, await signIn(await anAccount('staff')));
    await tablet.post(TABLET).set('X-Acting-As', 'manager').expect(204);
    await tablet.get('/api/manager/submissions').expect(401);
    await tablet.get('/api/staff/me').expect(401);
    await enter(tablet, ben).expect(200);
    for (const [path, role] of office) await tablet.get(path).set('X-Acting-As', role).expect(403);

    // A site manager signs in on the shared tablet, and someone else enters a PIN.
    await signIn(manager, tablet);
    await tablet.get('/api/manager/submissions').expect(200);
    await tablet.get('/api/staff/me').expect(401);
    await enter(tablet, ben).expect(200);
    for (const [path, role] of office) await tablet.get(path).set('X-Acting-As', role).expect(403);
  });

  it('needs the password, and is stored as a hash', async () => {
    const ben = await withPin();
    const set = (body: object) => ben.own.put('/api/account/pin').send(body);
    const refusal = (field: string) => ({ errors: [{ field }] });
    expect((await set({ password: 'x', pin: '5937' }).expect(400)).body).toMatchObject(refusal('password'));
    expect((await set({ password: PASSWORD, pin: '1234' }).expect(400)).body).toMatchObject(refusal('pin'));
    const [stored] = await app.database.query<{ hash: string }[]>(
      'select pin_hash as hash from staff_pins where staff_id = $1',
      [ben.id],
    );
    expect(stored?.hash).not.toContain(PIN);
    expect((await ben.own.get('/api/account/pin').expect(200)).body).toEqual({
      setAt: app.clock.now().toISOString(),
    });
    await ben.own.delete('/api/account/pin').expect(204);
    expect((await ben.own.get('/api/account/pin').expect(200)).body).toEqual({ setAt: null });
    expect(await auditLogOf(ben)).toEqual(['signed-in', 'set-pin', 'removed-pin']);
    expect(await offered(await shared())).not.toContain(ben.id);
  });

  it('is refused after five wrong ones on a tablet until the person uses the password', async () => {
    const ben = await withPin();
    const cleo = await withPin();
    const tablet = await shared();
    const other = await shared();
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
      expect((await enter(tablet, ben, '9021').expect(400)).body).toMatchObject({
        errors: [{ field: 'pin', message: `Wrong PIN. ${left} left.` }],
      });
    }
    const locked = {
      type: '/problems/pin-locked',
      detail: 'Too many wrong PINs. Sign in with your email and password.',
    };
    expect((await enter(tablet, ben, '9021').expect(403)).body).toMatchObject(locked);
    expect((await enter(tablet, ben).expect(403)).body).toMatchObject(locked);
    expect(await auditLogOf(ben)).toEqual(['signed-in', 'set-pin', 'pin-locked']);
    await enter(tablet, cleo).expect(200);
    await enter(tablet, ben).expect(403);
    await enter(other, ben).expect(200);
    await signIn(ben);
    await enter(tablet, ben).expect(200);
  });

  it('is refused after twenty wrong ones, whatever the number of tablets', async () => {
    const ben = await withPin();
    for (let tablets = 0; tablets < 4; tablets += 1) {
      const tablet = await shared();
      for (let tries = 0; tries < 4; tries += 1) await enter(tablet, ben, '9021').expect(400);
      await enter(tablet, ben, '9021').expect(403);
    }
    await enter(await shared(), ben).expect(403);
  });

  it('opens no account settings, which a password does', async () => {
    const ben = await withPin();
    const tablet = await shared();
    await enter(tablet, ben).expect(200);
    const id = ben.id;
    const personal: [Parameters<Client['call']>[0], string, object?][] = [
      ['get', '/api/account/pin'],
      ['put', '/api/account/pin', { password: PASSWORD, pin: '5937' }],
      ['delete', '/api/account/pin'],
      ['post', '/api/account/password', { currentPassword: PASSWORD, newPassword: 'green glass 18' }],
      ['get', '/api/account/sessions'],
      ['delete', `/api/account/sessions/${id}`],
      ['post', '/api/account/sign-out-everywhere'],
      ['get', '/api/account/passkeys'],
      ['post', '/api/account/passkeys/options', { password: PASSWORD }],
      ['post', '/api/account/passkeys', {}],
      ['post', `/api/account/passkeys/${id}/remove`, { password: PASSWORD }],
      ['get', '/api/account/push'],
      ['post', '/api/account/push', {}],
      ['put', `/api/account/push/${id}`, {}],
      ['delete', `/api/account/push/${id}`],
      ['post', `/api/account/push/${id}/test`],
    ];
    for (const [method, path, body] of personal) {
      const { status, body: problem } = await tablet.call(method, path).send(body);
      expect([path, status, (problem as { detail: string }).detail]).toEqual([
        path,
        403,
        'Sign in with your email and password to do this.',
      ]);
    }
    await signIn(ben, tablet);
    await tablet.get('/api/account/pin').expect(200);
  });
});

describe('a person leaves shared tablets', () => {
  it('as soon as the owner deactivates the account', async () => {
    const ben = await withPin();
    const tablet = await shared();
    await enter(tablet, ben).expect(200);
    const owner = await app.anonymous().login('admin');
    await owner.patch(`/api/admin/staff/${ben.id}/status`).send({ isActive: false }).expect(200);
    await tablet.get('/api/staff/me').expect(401);
    expect(await offered(tablet)).not.toContain(ben.id);
    await enter(tablet, ben).expect(409);
  });

  it('when the owner resets the password, which also removes the PIN', async () => {
    const ben = await withPin();
    const tablet = await shared();
    await enter(tablet, ben).expect(200);
    const owner = await app.anonymous().login('admin');
    await owner.patch(`/api/admin/staff/${ben.id}/password`).send({ password: 'given glass 3' }).expect(200);
    await tablet.get('/api/staff/me').expect(401);
    await enter(tablet, ben).expect(409);
    expect(await offered(await shared())).not.toContain(ben.id);
    expect(await app.database.query('select from staff_pins where staff_id = $1', [ben.id])).toEqual([]);
  });

  it.each([
    ['changing the password', '/api/account/password', { currentPassword: PASSWORD, newPassword: 'green glass 18' }],
    ['signing out everywhere', '/api/account/sign-out-everywhere', undefined],
  ])('by %s, until someone signs in there with a password', async (_, path, body) => {
    const ben = await withPin();
    const ana = await anAccount('staff');
    const tablet = await shared(ana);
    await enter(tablet, ben).expect(200);
    app.clock.advance({ minutes: 1 });
    await ben.own.post(path).send(body).expect(204);
    await tablet.get('/api/staff/me').expect(401);
    expect(await offered(tablet)).not.toContain(ben.id);
    await enter(tablet, ben).expect(409);
    app.clock.advance({ minutes: 1 });
    await signIn(ana, tablet);
    await enter(tablet, ben).expect(200);
  });
});

it('refuses a call for an account that is no longer the one signed in', async () => {
  const ana = await anAccount('staff');
  const ben = await withPin();
  const tablet = await shared(ana);
  const asAna = () => tablet.get('/api/staff/reservations').set('X-Acting-As', 'staff').set('X-Acting-Account', ana.id);
  await asAna().expect(200);
  await enter(tablet, ben).expect(200);
  expect((await asAna().expect(401)).body).toMatchObject({ type: '/problems/another-account' });
});
