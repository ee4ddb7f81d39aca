import { describeApi } from '../../app/create-app.js';
import { startTestApp } from '../../testing/start-test-app.js';
import type { TestApp } from '../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

const FORMS = {
  '/api/approval-items': { title: 'Soup', contentType: 'menu_item' },
  '/api/contact': { name: 'A', email: 'a@b.example', message: 'x' },
};
const send = (path: keyof typeof FORMS) => app.anonymous().post(path).send(FORMS[path]);

it('does not count submissions by signed-in users', async () => {
  for (let time = 0; time < 12; time += 1)
    await app.as('manager').post('/api/approval-items').send(FORMS['/api/approval-items']).expect(201);
});

it('limits the public forms one by one to ten a minute and sixty an hour from one address', async () => {
  for (const path of ['/api/approval-items', '/api/contact'] as const) {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(path)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/);
  }
  app.clock.advance({ seconds: 61 });
  await send('/api/contact').expect(201);
  for (let minute = 2; minute <= 6; minute += 1) {
    app.clock.advance({ seconds: 61 });
    await Promise.all(Array.from({ length: 10 }, () => send('/api/contact')));
  }
  app.clock.advance({ seconds: 61 });
  await send('/api/contact').expect(429);
  await send('/api/approval-items').expect(201);
  app.clock.advance({ hours: 1 });
  await send('/api/contact').expect(201);
});

it('limits each public form to 240 an hour from one network, IPv4 or IPv6', async () => {
  const NETWORKS = [(n: number) => `192.0.2.${String(n)}`, (n: number) => `2001:db8:5:${String(n)}::1`];
  for (const addressOf of NETWORKS) {
    const statuses = new Set<number>();
    for (let address = 1; address <= 25; address += 1) {
      const calls = Array.from({ length: 10 }, () =>
        send('/api/contact').set('X-Forwarded-For', addressOf(address)).send({}),
      );
      for (const { status } of await Promise.all(calls)) if (address > 24) statuses.add(status);
    }
    expect(statuses).toEqual(new Set([429]));
    await send('/api/contact').set('X-Forwarded-For', '198.51.100.1').expect(201);
  }
});

/** Calls that strangers may make sixty times a minute, with the reason. */
const UNLIMITED = {
  'post /api/admin/login/passkey/options': 'stores nothing: the challenge is in a cookie',
  'post /api/admin/logout': 'ends the session of the caller alone',
  'post /api/manager/login/passkey/options': 'as for the owner',
  'post /api/manager/logout': 'as for the owner',
  'post /api/staff/login/passkey/options': 'as for the owner',
  'post /api/staff/logout': 'as for the owner',
  'post /api/mcp': 'reads; 300 a minute',
  'delete /api/mcp': 'answers 405',
  'post /api/texts/inbound/twilio': 'signed by Twilio, whose servers share addresses; 300 a minute',
  'post /api/email/unsubscribe/{token}': 'mail programs call it for many readers from one address',
};

it('limits whatever else a stranger may send, without counting what another address sends', async () => {
  const METHODS = ['post', 'put', 'patch', 'delete'] as const;
  const routes = Object.entries(describeApi(app.nest).paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => ({ method, path })),
  );
  const unlimited: string[] = [];
  let address = 0;
  for (const { method, path } of routes) {
    address += 1;
    const callFrom = async (last: number) => {
      const from = `203.0.${String(last)}.${String(address)}`;
      const concrete = path.replace(/\{[^}]+\}/, 'unknown');
      return (await app.anonymous().call(method, concrete).set('X-Forwarded-For', from).send({})).status;
    };
    const first = await callFrom(113);
    if (first === 401 || first === 403) continue;
    const rest = await Promise.all(Array.from({ length: 60 }, () => callFrom(113)));
    if (rest.includes(429)) expect({ path, status: await callFrom(114) }).toEqual({ path, status: first });
    else unlimited.push(`${method} ${path}`);
  }
  expect(unlimited.sort()).toEqual(Object.keys(UNLIMITED).sort());
});
