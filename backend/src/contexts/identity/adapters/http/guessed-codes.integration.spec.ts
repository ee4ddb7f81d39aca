import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
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
  app.clock.set(app.clock.now());
});

const PASSWORD = 'blue glass 17';
const WRONG = '000000';

/** A site manager with two-step sign-in, the browser they set it up in, and their next code. */
async function withSecondStep() {
  const email = `${randomUUID()}@bistro.example`;
  const draft = { role: 'manager', email, password: PASSWORD, name: 'Robin', isDemo: false, createdBy: 'x' } as const;
  await app.nest.get(IdentityService, { strict: false }).createAccount(draft);
  const client = await app.anonymous().login('manager', email, PASSWORD);
  const { body } = await client.post('/api/account/second-step/key').expect(200);
  const { key } = body as { key: string };
  const nextCode = () => {
    app.clock.advance({ seconds: 30 });
    return generateSync({ secret: key, epoch: Math.floor(app.clock.now().getTime() / 1000) });
  };
  await client.post('/api/account/second-step/on').send({ password: PASSWORD, code: nextCode() }).expect(200);
  return { email, client, nextCode };
}

let addresses = 0;
/** From an address of its own. */
function logIn(email: string, code: string, client: Client = app.anonymous()) {
  addresses += 1;
  return client
    .post('/api/manager/login')
    .set('X-Forwarded-For', `198.51.100.${String(addresses % 250)}`)
    .send({ email, password: PASSWORD, code });
}

it('accepts ten wrong codes an hour from strangers, notifies the account’s owner once, and still lets a known browser in', async () => {
  const { email, client, nextCode } = await withSecondStep();
  for (let time = 0; time < 10; time += 1) await logIn(email, WRONG).expect(401);
  await logIn(email, nextCode()).expect(429);
  await logIn(email, nextCode()).expect(429);
  await logIn(email, nextCode(), client).expect(200);
  app.clock.advance({ hours: 1 });
  await logIn(email, nextCode()).expect(200);
  await app.runJobs();
  const reported = (await app.mailsTo(email)).filter(({ subject }) => subject === 'Someone has your password');
  expect(reported).toHaveLength(1);
});

it('takes thirty wrong codes a day', async () => {
  const { email, nextCode } = await withSecondStep();
  for (let hour = 0; hour < 3; hour += 1) {
    for (let time = 0; time < 10; time += 1) await logIn(email, WRONG).expect(401);
    app.clock.advance({ hours: 1 });
  }
  await logIn(email, nextCode()).expect(429);
  app.clock.advance({ hours: 24 });
  await logIn(email, nextCode()).expect(200);
});

it('counts no code that was right', async () => {
  const { email, nextCode } = await withSecondStep();
  for (let time = 0; time < 12; time += 1) await logIn(email, nextCode()).expect(200);
});

it.each([
  ['password', { password: 'wrong', code: WRONG }],
  ['code', { password: PASSWORD, code: WRONG }],
])(
  'signs out everywhere after ten confirmations with a wrong %s, and notifies the account’s owner',
  async (_, proof) => {
    const { email, client } = await withSecondStep();
    for (let time = 0; time < 10; time += 1) {
      const address = `192.0.2.${String(time)}`;
      await client.post('/api/account/second-step/off').set('X-Forwarded-For', address).send(proof).expect(400);
    }
    await client.get('/api/manager/me').expect(401);
    await app.runJobs();
    expect((await app.mailsTo(email)).map(({ subject }) => subject)).toContain('You were signed out everywhere');
  },
);
