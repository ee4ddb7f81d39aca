import { Logger } from '@nestjs/common';
import { startTestApp } from '../../../testing/start-test-app.js';
import type { TestApp } from '../../testing/test-app.js';

let app: TestApp;
let lines: Record<string, unknown>[];
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
beforeEach(() => {
  lines = [];
  jest.spyOn(Logger.prototype, 'log').mockImplementation((line: unknown) => {
    if (typeof line === 'object' && line !== null && 'security' in line) lines.push(line);
  });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.stop());

const address = expect.stringContaining('127.0.0.1') as unknown;

it('logs a login with its account and a refused one with a hash of the entered email', async () => {
  const owner = await app.anonymous().login('admin');
  const { body } = await owner.get('/api/admin/me');
  await app.anonymous().post('/api/staff/login').send({ email: 'Nobody@bistro.example', password: 'x' }).expect(401);
  await app.anonymous().post('/api/staff/login').send({ email: 'nobody@bistro.example', password: 'y' }).expect(401);
  const refused = { security: 'login refused', status: 401, address, tried: expect.stringMatching(/^[0-9a-f]{16}$/) };
  expect(lines).toEqual([
    { security: 'login', status: 200, address, account: (body as { id: string }).id, role: 'admin' },
    refused,
    refused,
  ]);
  expect(lines[1]?.tried).toBe(lines[2]?.tried);
  expect(JSON.stringify(lines)).not.toMatch(/nobody/i);
});

it('logs exports, changes to team members’ accounts, and refused calls', async () => {
  await app.as('admin').get('/api/admin/enquiries/export.csv').expect(200);
  const id = '0198a000-0000-7000-8000-000000000000';
  await app.as('admin').delete(`/api/admin/staff/${id}`).expect(404);
  await app.as('manager').delete(`/api/admin/staff/${id}`).expect(403);
  expect(lines).toMatchObject([
    { security: 'export of enquiries', role: 'admin' },
    { security: 'account deletion refused', status: 404, role: 'admin', about: id },
    { security: 'account deletion refused', status: 403, about: id },
  ]);
});
