import { Logger } from '@nestjs/common';
import { startTestApp } from '../../testing/start-test-app.js';
import type { TestApp } from '../../platform/testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on' });
});
afterAll(() => app.stop());
afterEach(() => jest.restoreAllMocks());

const report = (body: object) => app.anonymous().post('/api/client-errors').send(body);
const A_FAILURE = {
  kind: 'uncaught',
  message: 'Of ana@guests.example, nothing is there',
  path: '/staff/dashboard?open=7',
};
const reported = async () => {
  const { body } = await (await app.anonymous().login('admin')).get('/api/admin/status').expect(200);
  return (body as { clientErrors: number }).clientErrors;
};

it('logs one line without personal data and counts for a day in the owner’s status', async () => {
  const warned = jest.spyOn(Logger.prototype, 'warn');
  await report(A_FAILURE).expect(204);
  expect(warned.mock.calls).toEqual([
    [{ browser: 'uncaught', message: 'Of … nothing is there', page: '/staff/dashboard' }],
  ]);
  await report({ ...A_FAILURE, kind: 'recoverable' }).expect(204);
  expect(await reported()).toBe(2);
  app.clock.advance({ hours: 25 });
  expect(await reported()).toBe(0);
});

it.each([{ kind: 'invented' }, { message: '' }, { path: 7 }])('refuses %j', async (change) => {
  await report({ ...A_FAILURE, ...change }).expect(400);
});

it('is taken ten times a minute from one address', async () => {
  app.clock.advance({ minutes: 2 });
  const answers = await Promise.all(Array.from({ length: 12 }, () => report(A_FAILURE)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});
