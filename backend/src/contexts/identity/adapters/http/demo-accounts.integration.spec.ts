import { DEMO, type TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { IdentityService } from '../../domain/identity.service.js';

let app: TestApp;
let identity: IdentityService;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  identity = app.nest.get(IdentityService, { strict: false });
});
afterAll(() => app.stop());

it('switches off the demo accounts for good, those that are signed in too, and lists them no more', async () => {
  const own = { email: 'ana@bistro.example', password: 'kiln and heron' };
  await identity.createAccount({ ...own, role: 'staff', name: 'Ana', isDemo: false, createdBy: 'The Owner' });
  const disabled = await identity.disableDemoAccounts();
  expect(disabled.map(({ email }) => email)).toEqual([DEMO.admin, DEMO.manager, DEMO.staff]);
  await app.as('admin').get('/api/admin/me').expect(401);
  await app.as('staff').get('/api/staff/me').expect(401);
  await app.anonymous().post('/api/admin/login').send({ email: DEMO.admin, password: DEMO.password }).expect(403);
  expect((await app.anonymous().get('/api/restaurant').expect(200)).body).not.toHaveProperty('demoAccounts');
  await app.anonymous().login('staff', own.email, own.password);
});
