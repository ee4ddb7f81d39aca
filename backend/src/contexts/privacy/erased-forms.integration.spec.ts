import { describeApi } from '../../app/create-app.js';
import type { TestApp } from '../../platform/testing/test-app.js';
import { ExampleBodies } from '../../testing/example-bodies.js';
import { startTestApp } from '../../testing/start-test-app.js';
import { rowsHolding } from './testing/rows-holding.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const erase = (email: string) => app.as('admin').post('/api/admin/personal-records/erase').send({ email }).expect(204);

it.each([
  '/api/reservations',
  '/api/contact',
  '/api/gift-card-requests',
  '/api/consultation',
  '/api/plan-consultation',
])('leaves nothing that a person wrote into any field of %s', async (route) => {
  const wrote = `Quilla${route.replaceAll(/\W/g, '')}`;
  const email = 'quillamarina@guests.example';
  const text = (_: string, like: string) => (like === 'Soup' ? wrote : like === 'ana@guests.example' ? email : like);
  const form = new ExampleBodies(describeApi(app.nest), text).all().find((call) => call.route === route);
  await app
    .anonymous()
    .post(route)
    .send(form?.body ?? {})
    .expect(201);
  await app.runJobs();
  expect(await rowsHolding(app, [wrote])).not.toEqual([]);
  await erase(email);
  expect(await rowsHolding(app, [wrote])).toEqual([]);
});
