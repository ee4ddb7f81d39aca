import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';

const PATH = '/api/email-campaigns';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

it('accepts ten thousand addresses for a campaign, and rejects more with a clear message', async () => {
  const to = (count: number) => ({
    recipientCriteria: {
      type: 'custom',
      emails: Array.from({ length: count }, (_, n) => `kiln${String(n)}@x.example`),
    },
  });
  const draft = { name: 'Spring glass', subject: 'Hello', htmlContent: '<p>Come on Thursday.</p>', ...to(10_000) };
  const { body } = await app.as('manager').post(PATH).send(draft).expect(201);
  const { id } = body as { id: string };
  const [listed] = (await app.as('manager').get(PATH).expect(200)).body as object[];
  expect(listed).toMatchObject({ id, recipientCriteria: { type: 'custom', count: 10_000 } });
  expect(listed).not.toHaveProperty('recipientCriteria.emails');
  expect((await app.as('manager').get(`${PATH}/${id}`).expect(200)).body).toMatchObject(to(10_000));
  const change = (count: number) => app.as('manager').put(`${PATH}/${id}`).send(to(count));
  expect((await change(9_999).expect(200)).body).toMatchObject(to(9_999));
  expect((await change(10_001).expect(400)).body).toMatchObject({
    detail: 'Enter at most 10,000 email addresses.',
  });
});
