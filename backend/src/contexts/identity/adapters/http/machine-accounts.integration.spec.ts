import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { MachineAccounts } from '../security/machine-accounts.js';

let app: TestApp;
let password: string;
const create = (name: string) => app.nest.get(MachineAccounts, { strict: false }).create(name);
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on' });
  password = await create('till');
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('delete from rate_limits'));

const basic = (name: string, secret: string) => `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
const read = (path: string, authorization: string) => app.anonymous().get(path).set('Authorization', authorization);

it.each([
  '/api/admin/reservations',
  '/api/admin/reservations/archived',
  '/api/customer-contacts',
  '/api/customer-contacts/tags',
])('reads %s, without a session', async (path) => {
  const { headers, body } = await read(path, basic('Till', password)).expect(200);
  expect(body).toEqual(expect.any(Array));
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers['cache-control']).toBe('private, no-cache');
});

it.each([
  ['get', '/api/staff/reservations'],
  ['get', '/api/admin/me'],
  ['get', '/api/messages'],
  ['get', '/api/customer-contacts/export.csv'],
  ['post', '/api/customer-contacts'],
  ['post', '/api/admin/personal-records'],
] as const)('may not %s %s', async (method, path) => {
  const { body } = await app.anonymous().call(method, path).set('Authorization', basic('till', password)).expect(403);
  expect(body).toMatchObject({ detail: 'A machine account may read reservations and contacts, and nothing else.' });
});

it('is refused with another name or password, five times a minute, and asks no browser for one', async () => {
  const tries = [basic('till', 'wrong'), basic('nobody', password), basic('till', ''), basic('t\0ll', 'x'), 'Basic !'];
  for (const authorization of tries) {
    const { headers } = await read('/api/admin/reservations', authorization).expect(401);
    expect(headers).not.toHaveProperty('www-authenticate');
  }
  for (let count = 0; count < 3; count += 1) await read('/api/admin/reservations', basic('till', 'wrong')).expect(401);
  await read('/api/admin/reservations', basic('TILL', 'wrong')).expect(429);
  await read('/api/admin/reservations', basic('till', password)).expect(200);
});

it('is no account that people sign in with', async () => {
  await app.anonymous().post('/api/admin/login').send({ email: 'till', password }).expect(400);
  await app.as('admin').get('/api/admin/reservations').set('Authorization', basic('till', 'wrong')).expect(200);
});

it('gets another password when it is made again, and the one before opens nothing', async () => {
  const first = await create('booking-site');
  const second = await create('Booking-Site');
  await read('/api/admin/reservations', basic('booking-site', first)).expect(401);
  await read('/api/admin/reservations', basic('booking-site', second)).expect(200);
});
