import { DEMO, type TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { IdentityService } from '../../domain/identity.service.js';
import { Pause } from '../../domain/ports.js';

const pauses: number[] = [];
/** Whether time passes during a pause; otherwise all requests come at the same moment. */
let timePasses = true;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on', TRUST_PROXY: '1' }, null, (nest) => {
    nest.get<Pause>(Pause, { strict: false }).for = (milliseconds) => {
      pauses.push(milliseconds);
      if (timePasses) app.clock.advance({ seconds: milliseconds / 1000 });
      return Promise.resolve();
    };
  });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.query('delete from rate_limits');
  pauses.length = 0;
  timePasses = true;
  app.clock.set(app.clock.now());
});

let addresses = 0;
const anotherAddress = () => {
  addresses += 1;
  return `203.0.${String(Math.floor(addresses / 250))}.${String((addresses % 250) + 1)}`;
};
const login = (email: string, password: string, { from = anotherAddress(), client = app.anonymous() } = {}) =>
  client.post('/api/admin/login').set('X-Forwarded-For', from).send({ email, password });
const attempt = (email: string, from: string) => login(email, 'wrong', { from });
const guess = async (times: number, email: string) => {
  for (let count = 0; count < times; count += 1) await login(email, 'wrong').expect(401);
};

it('gives no spelling of an address tries of its own', async () => {
  const from = anotherAddress();
  for (const email of [DEMO.admin, DEMO.admin.toUpperCase(), 'Owner@bistro.example', DEMO.admin, DEMO.admin]) {
    await login(email, 'wrong', { from }).expect(401);
  }
  for (const email of [DEMO.admin, 'OWNER@bistro.EXAMPLE', 'Owner@Bistro.Example']) {
    await login(email, DEMO.password, { from }).expect(429);
  }
});

it('locks no one out, however many strangers guess', async () => {
  const owner = app.anonymous();
  await login(DEMO.admin, DEMO.password, { client: owner }).expect(200);
  await owner.post('/api/admin/logout').expect(204);
  await guess(60, DEMO.admin);
  expect(pauses).toEqual([0, ...Array<number>(9).fill(4_000)]);

  pauses.length = 0;
  await login(DEMO.admin, 'a slip of the finger', { client: owner }).expect(401);
  await login(DEMO.admin, DEMO.password, { client: owner }).expect(200);
  expect(pauses).toEqual([]);
  await login(DEMO.admin, DEMO.password).expect(200);
  expect(pauses).toEqual([4_000]);
});

it.each([DEMO.admin, 'nobody@bistro.example'])(
  'checks guesses at %s one at a time, four seconds apart, whatever their addresses',
  async (email) => {
    await guess(50, email);
    timePasses = false;
    const from = Array.from({ length: 80 }, anotherAddress);
    const answers = await Promise.all([...from, ...from, ...from].map((one) => attempt(email, one)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(refused).toHaveLength(237);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(pauses.toSorted((one, other) => one - other)).toEqual([0, 4_000, 8_000]);
  },
);

it('forgets after an hour', async () => {
  await guess(52, DEMO.admin);
  expect(pauses).toHaveLength(2);
  app.clock.advance({ hours: 1 });
  await guess(1, DEMO.admin);
  expect(pauses).toHaveLength(2);
});

it('knows a browser by a signed cookie, for the account that signed in and no other', async () => {
  const manager = app.anonymous();
  await manager.login('manager');
  await guess(52, DEMO.admin);
  pauses.length = 0;
  await login(DEMO.admin, 'wrong', { client: manager }).expect(401);
  await login(DEMO.admin, 'wrong').set('Cookie', 'courtyard.known=zzzzzz.b3duZXI.AAAA').expect(401);
  expect(pauses).toEqual([4_000, 4_000]);
});

it('knows a browser no longer once the password is another, or ten wrong tries came from it', async () => {
  const account = { role: 'admin', email: 'cookie@bistro.example', password: 'blue glass 17' } as const;
  const draft = { ...account, name: 'Cookie', isDemo: false, createdBy: 'x' };
  await app.nest.get(IdentityService, { strict: false }).createAccount(draft);
  const here = app.anonymous();
  const there = app.anonymous();
  for (const client of [here, there]) await login(account.email, account.password, { client }).expect(200);
  await guess(52, account.email);
  pauses.length = 0;
  for (let time = 0; time < 10; time += 1) await login(account.email, 'wrong', { client: there }).expect(401);
  expect(pauses).toEqual([]);
  await login(account.email, 'wrong', { client: there }).expect(401);
  expect(pauses).toEqual([4_000]);

  const change = { currentPassword: account.password, newPassword: 'green glass 18' };
  await here.post('/api/account/password').send(change).expect(204);
  pauses.length = 0;
  await login(account.email, 'wrong', { client: here }).expect(401);
  expect(pauses).toEqual([]);
  await login(account.email, 'wrong', { client: there }).expect(401);
  expect(pauses).toEqual([4_000]);
});

// Must come last: Passport has one strategy per name for the whole process, that of the application created last.
it('believes X-Forwarded-For from the address of the proxy alone', async () => {
  const apart = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on', TRUST_PROXY: '1', PROXY_ADDRESS: '203.0.113.9' });
  try {
    const tries = Array.from({ length: 6 }, () => login(DEMO.admin, 'wrong', { client: apart.anonymous() }));
    expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(1);
  } finally {
    await apart.stop();
  }
});
