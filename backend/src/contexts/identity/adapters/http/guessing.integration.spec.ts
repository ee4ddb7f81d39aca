import { DEMO, type TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { Pause } from '../../domain/ports/pause.js';

const pauses: number[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on', TRUST_PROXY: '1' }, null, (nest) => {
    nest.get<Pause>(Pause, { strict: false }).for = (milliseconds) => Promise.resolve(void pauses.push(milliseconds));
  });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.rows('delete from rate_limits');
  pauses.length = 0;
});

let addresses = 0;
const anotherAddress = () => {
  addresses += 1;
  return `203.0.${String(Math.floor(addresses / 250))}.${String((addresses % 250) + 1)}`;
};
const login = (email: string, password: string, { from = anotherAddress(), client = app.anonymous() } = {}) =>
  client.post('/api/admin/login').set('X-Forwarded-For', from).send({ email, password });
const guess = async (times: number, email: string) => {
  for (let count = 0; count < times; count += 1) await login(email, 'wrong').expect(401);
};

it('gives no spelling of an address tries of its own', async () => {
  const from = anotherAddress();
  for (const email of [DEMO.admin, DEMO.admin.toUpperCase(), 'Owner@bistro.example', DEMO.admin, DEMO.admin]) {
    await login(email, 'wrong', { from }).expect(401);
  }
  for (const email of [DEMO.admin, 'owner@bİstro.example', 'OWNER@BİSTRO.EXAMPLE']) {
    await login(email, DEMO.password, { from }).expect(429);
  }
});

it('locks nobody out, however many strangers guess', async () => {
  const owner = app.anonymous();
  await login(DEMO.admin, DEMO.password, { client: owner }).expect(200);
  await owner.post('/api/admin/logout').expect(204);
  await guess(60, DEMO.admin);
  expect(Math.max(...pauses.slice(0, 51))).toBe(0);
  const slowed = pauses.slice(51);
  expect(slowed).toEqual([...new Set(slowed)].sort((one, other) => one - other));
  expect(slowed[0]).toBeGreaterThan(0);

  pauses.length = 0;
  await login(DEMO.admin, 'a slip of the finger', { client: owner }).expect(401);
  await login(DEMO.admin, DEMO.password, { client: owner }).expect(200);
  expect(pauses).toEqual([]);
  await login(DEMO.admin, DEMO.password).expect(200);
  expect(pauses).toEqual([expect.any(Number)]);
  expect(pauses[0]).toBeGreaterThan(slowed.at(-1) ?? 0);
});

it('slows down guesses at an address without an account just the same, at most by ten seconds', async () => {
  await guess(95, DEMO.admin);
  const atOwner = [...pauses];
  pauses.length = 0;
  await guess(95, 'nobody@bistro.example');
  expect(pauses).toEqual(atOwner);
  expect(pauses.at(-1)).toBe(10_000);
});

it('forgets after an hour', async () => {
  await guess(52, DEMO.admin);
  expect(pauses.at(-1)).toBeGreaterThan(0);
  app.clock.advance({ hours: 1 });
  await guess(1, DEMO.admin);
  expect(pauses.at(-1)).toBe(0);
});

it('knows a browser by a signed cookie, for the account that signed in and no other', async () => {
  const manager = app.anonymous();
  await manager.login('manager');
  await guess(52, DEMO.admin);
  pauses.length = 0;
  await login(DEMO.admin, 'wrong', { client: manager }).expect(401);
  await login(DEMO.admin, 'wrong').set('Cookie', 'courtyard.known=zzzzzz.b3duZXI.AAAA').expect(401);
  expect(pauses).toHaveLength(2);
  expect(Math.min(...pauses)).toBeGreaterThan(0);
});
