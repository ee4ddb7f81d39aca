import { startTestApp } from '../../../../testing/start-test-app.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { CurrentRestaurant } from '../../../../platform/restaurant/current-restaurant.js';
import { FirstOwnerService } from '../../domain/first-owner.service.js';

const PATH = '/api/admin/first-owner';
const OWNER = { name: 'Elena Brenta', email: 'elena@osteria.example', newPassword: 'heron and kiln' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  // As in an installation without sample data, which the test's accounts are.
  Object.assign(app.nest.get(CurrentRestaurant), { hasSampleData: false });
  await app.database.query('truncate admins, staff cascade');
});
afterAll(() => app.stop());

it('gives a new installation one owner, who can sign in', async () => {
  const guest = app.anonymous();
  const restaurant = async () => (await guest.get('/api/restaurant').expect(200)).body as { awaitsOwner?: true };
  expect(await restaurant()).toMatchObject({ awaitsOwner: true });
  const url = new URL((await app.nest.get(FirstOwnerService, { strict: false }).link()) ?? '');
  expect(url.pathname).toBe('/admin/setup');
  const bearer = `Bearer ${url.hash.slice(1)}`;
  const create = (body: object) => guest.post(PATH).set('Authorization', bearer).send(body);

  await guest.get(PATH).expect(404);
  await guest.get(PATH).set('Authorization', bearer).expect(204);
  await guest.post(PATH).send(OWNER).expect(404);
  const { body: refused } = await create({ ...OWNER, name: ' ', email: 'elena', newPassword: undefined }).expect(400);
  const { errors } = refused as { errors: { field: string }[] };
  expect(errors.map(({ field }) => field).sort()).toEqual(['email', 'name', 'newPassword']);

  const answers = await Promise.all([create(OWNER), create({ ...OWNER, email: 'twin@osteria.example' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  await guest.get(PATH).set('Authorization', bearer).expect(404);
  expect(await restaurant()).not.toHaveProperty('awaitsOwner');
  const email = answers[0].status === 204 ? OWNER.email : 'twin@osteria.example';
  const login = { email, password: OWNER.newPassword };
  await guest.post('/api/admin/login').set('User-Agent', 'Mozilla/5.0 Firefox/150.0').send(login).expect(200);

  await app.runJobs();
  const mails = await app.mailsTo(email);
  expect(mails).toMatchObject([{ subject: 'New sign-in to your account', from: { name: 'Courtyard' } }]);
  // The sample restaurant means nothing to an owner who has not entered their own yet.
  expect(`${String(mails[0]?.text)}${String(mails[0]?.html)}`).not.toMatch(/Bistro|King Street/);
});
