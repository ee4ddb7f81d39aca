import { startTestApp } from '../../testing/start-test-app.js';
import type { TestApp } from '../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on' });
});
afterAll(() => app.stop());

const FORMS = {
  '/api/approval-items': { title: 'Soup', contentType: 'menu_item' },
  '/api/contact': { name: 'A', email: 'a@b.example', message: 'x' },
};
const send = (path: keyof typeof FORMS) => app.anonymous().post(path).send(FORMS[path]);

it('does not count what the house sends itself', async () => {
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
