import { aReservationRequest } from '../../contexts/reservations/testing/a-reservation-request.js';
import { eventually } from '../testing/eventually.js';
import { runSql } from '../testing/sql.js';
import type { TestApp } from '../testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';

const NEW_CONNECTIONS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`;

let app: TestApp;
let name: string;
beforeAll(async () => {
  app = await startTestApp();
  name = new URL(app.databaseUrl).pathname.slice(1);
});
afterAll(() => app.stop());

const statusOf = async (call: string) => (await app.anonymous().get(`/api/${call}`)).status;
const ask = (customerEmail: string) =>
  app.anonymous().post('/api/reservations').send(aReservationRequest({ customerEmail }));

it('is not ready while its server refuses writes, and recovers over other connections as soon as one accepts them', async () => {
  await runSql(app.databaseUrl, `alter database ${name} set default_transaction_read_only = on`, NEW_CONNECTIONS);
  await eventually(async () => expect(await statusOf('ready')).toBe(503));
  expect(await statusOf('health')).toBe(200);
  expect(await statusOf('blog-posts')).toBe(200);
  const refused = await ask('too-early@guests.example');
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');

  // Existing connections stay on the old server until they are closed.
  await runSql(app.databaseUrl, 'set default_transaction_read_only = off', `alter database ${name} reset all`);
  await eventually(async () => expect(await statusOf('ready')).toBe(200));
  await eventually(async () => expect((await ask('in-time@guests.example')).status).toBe(201));
  await app.mailsTo('in-time@guests.example');
});
