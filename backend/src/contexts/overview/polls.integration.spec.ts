import { Database } from '../../platform/persistence/database.js';
import type { TestApp } from '../../platform/testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
afterEach(() => jest.restoreAllMocks());

it.each(['/api/admin/today', '/api/admin/status'])(
  'one poll of %s asks at most three questions at a time',
  async (path) => {
    await app.as('admin').get(path).expect(200);
    const database = app.nest.get(Database, { strict: false });
    const ask = database.query.bind(database);
    let asking = 0;
    let max = 0;
    jest.spyOn(database, 'query').mockImplementation(async (...question: Parameters<typeof ask>) => {
      asking += 1;
      max = Math.max(max, asking);
      try {
        return await ask(...question);
      } finally {
        asking -= 1;
      }
    });
    await app.as('admin').get(path).expect(200);
    expect([max > 1, max <= 3]).toEqual([true, true]);
  },
);
