import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { CLIENT, DirectoryProcess } from '../../testing/directory-process.js';

const PUBLIC_URL = 'http://localhost:4110';

let directory: DirectoryProcess;
let app: TestApp;
beforeAll(async () => {
  directory = await DirectoryProcess.start(`${PUBLIC_URL}/sign-in/directory`);
  const oidc = { OIDC_ISSUER: directory.issuer, OIDC_ACR: 'two-steps', OIDC_STAFF_GROUP: 'front-of-house', ...CLIENT };
  app = await startTestApp({ JOBS: 'off', PUBLIC_URL, ...oidc });
});
afterAll(async () => {
  await app.stop();
  await directory.stop();
});

it.each([
  ['two-steps', 200],
  ['password', 401],
  [undefined, 401],
])('answers a sign-in of the strength %s with %i where OIDC_ACR asks for two-steps', async (acr, expected) => {
  const login = `person-${acr ?? 'without'}`;
  const email = `${login}@bistro.example`;
  await directory.knows(login, { email, email_verified: true, groups: ['front-of-house'], acr });
  const client = app.anonymous();
  const { url } = (await client.post('/api/staff/directory').expect(200)).body as { url: string };
  expect(new URL(url).searchParams.get('acr_values')).toBe('two-steps');
  const query = await directory.signIn(url, login);
  await client.post('/api/directory/sign-in').send({ query }).expect(expected);
});
