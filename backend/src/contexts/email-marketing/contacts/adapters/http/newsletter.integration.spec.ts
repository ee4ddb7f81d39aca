import { randomUUID } from 'node:crypto';
import { Jobs } from '../../../../../platform/jobs/jobs.js';
import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { PreferencesView } from './preferences.controllers.js';

const FORM = '/api/newsletter-signups';
const SENTENCE = expect.stringContaining('open the link in the email') as string;

let app: TestApp;
let visitors = 0;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off', RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  await turn(true);
});
afterAll(() => app.stop());

const aGuest = () => `${randomUUID()}@guests.example`;
const turn = async (isOn: boolean) => {
  await app.as('admin').login('admin');
  const { body } = await app.as('admin').get('/api/admin/house-options').expect(200);
  const seen = (body as { id: string; updatedAt: string | null }[]).find(
    ({ id }) => id === 'newsletter-page',
  )?.updatedAt;
  await app.as('admin').put('/api/admin/house-options/newsletter-page').send({ isOn, figures: [], seen }).expect(200);
};
const post = (path: string) =>
  app
    .anonymous()
    .post(path)
    .set('X-Forwarded-For', `198.51.100.${String((visitors += 1))}`);
const signUp = async (email: string, name = '') => (await post(FORM).send({ email, name }).expect(200)).body as object;
const mailsTo = async (email: string) => {
  await app.runJobs();
  return app.mailsTo(email, 0);
};
const tokenFor = async (email: string) =>
  /\/email\/confirm#([\w.-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
const link = (token: string) => ({
  read: () => app.anonymous().get('/api/email/confirmation').set('Authorization', `Bearer ${token}`),
  confirm: () => post('/api/email/confirmation').set('Authorization', `Bearer ${token}`),
});
const contactOf = async (email: string) => {
  const rows = await app.database.query<
    { source: string; first_name: string; email_opt_in: boolean; consent: object | null }[]
  >('select * from customer_contacts where address = $1', [email]);
  return rows[0];
};

it('takes no sign-ups until the owner turns it on', async () => {
  await turn(false);
  const email = aGuest();
  expect((await post(FORM).send({ email }).expect(404)).body).toMatchObject({
    detail: 'There is no newsletter right now.',
  });
  await turn(true);
  expect(await mailsTo(email)).toEqual([]);
});

it('puts a person on the list with the button behind the emailed link, not by opening it', async () => {
  const email = aGuest();
  expect(await signUp(email.toUpperCase(), 'Ana Lee')).toEqual({ message: SENTENCE });
  expect(await contactOf(email)).toBeUndefined();
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Confirm your newsletter sign-up');
  expect(`${mail?.text ?? ''}${mail?.html ?? ''}`).not.toContain('Ana');
  const { read, confirm } = link(await tokenFor(email));
  const { body } = await read().expect(200);
  const { wording, ...shown } = body as PreferencesView;
  expect(shown).toMatchObject({ isSubscribed: false, firstName: 'Ana', lastName: 'Lee' });
  expect(await contactOf(email)).toBeUndefined();

  expect((await confirm().expect(200)).body).toMatchObject({ isSubscribed: true });
  expect(await contactOf(email)).toMatchObject({
    source: 'newsletter',
    first_name: 'Ana',
    email_opt_in: true,
    consent: { how: 'newsletter', wording, at: expect.stringMatching(/Z$/) },
  });
  expect((await confirm().expect(200)).body).toMatchObject({ isSubscribed: true });
});

it('answers the same for every address, and sends one email in ten minutes', async () => {
  const email = aGuest();
  const first = await signUp(email);
  const dotted = email.replace(/^(.)/, '$1.');
  for (const again of [email, dotted]) expect(await signUp(again)).toEqual(first);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await mailsTo(dotted)).toHaveLength(0);
  app.clock.advance({ minutes: 11 });
  await link(await tokenFor(email))
    .confirm()
    .expect(200);
  expect(await signUp(email)).toEqual(first);
  expect(await mailsTo(email)).toHaveLength(2);
});

it('lets a person who unsubscribed opt in again by confirming, and keeps their name', async () => {
  const email = aGuest();
  await signUp(email, 'Ana Lee');
  await link(await tokenFor(email))
    .confirm()
    .expect(200);
  await app.database.query(
    `insert into email_suppressions (key, reason) values (email_suppression_key($1), 'unsubscribed')`,
    [email],
  );
  await app.database.query(
    `update customer_contacts set status = 'unsubscribed', email_opt_in = false, consent = null where address = $1`,
    [email],
  );
  app.clock.advance({ minutes: 11 });
  await signUp(email, 'Someone Else');
  const { read, confirm } = link(await tokenFor(email));
  expect((await read().expect(200)).body).toMatchObject({ isSubscribed: false, firstName: 'Ana' });
  expect((await confirm().expect(200)).body).toMatchObject({ isSubscribed: true });
  expect(await contactOf(email)).toMatchObject({ email_opt_in: true, first_name: 'Ana' });
  expect(
    await app.database.query('select from email_suppressions where key = email_suppression_key($1)', [email]),
  ).toEqual([]);
});

it('forgets a sign-up after seven days, when its link no longer works', async () => {
  const email = aGuest();
  await signUp(email);
  const { read, confirm } = link(await tokenFor(email));
  app.clock.advance({ days: 8 });
  for (const call of [read, confirm])
    expect((await call().expect(404)).body).toMatchObject({ detail: 'This link is invalid or has expired.' });
  await app.nest.get(Jobs, { strict: false }).run('end-old-signups', {});
  expect(await app.database.query('select from newsletter_signups where address = $1', [email])).toEqual([]);
  await app.as('admin').login('admin');
});

it('is part of a personal record, and erased with it', async () => {
  const email = aGuest();
  await signUp(email, 'Ana Lee');
  const token = await tokenFor(email);
  const { body } = await app.as('admin').post('/api/admin/personal-records').send({ email }).expect(200);
  expect(body).toMatchObject({ newsletterSignups: [{ email, firstName: 'Ana', lastName: 'Lee' }] });
  await app.as('admin').post('/api/admin/personal-records/erase').send({ email }).expect(204);
  await link(token).confirm().expect(404);
  expect(await contactOf(email)).toBeUndefined();
});

it('answers a form of a browser without scripts with a page, or with the form to correct', async () => {
  const email = aGuest();
  const sent = await post(`${FORM}/form`).type('form').send({ email, name: 'Ana' }).expect(200);
  expect(sent.text).toContain('open the link in the email');
  expect(await mailsTo(email)).toHaveLength(1);
  const refused = await post(`${FORM}/form`).type('form').send({ email: 'ana', name: '"><b>' }).expect(400);
  expect(refused.headers['content-type']).toContain('text/html');
  expect(refused.text).toContain('value="ana"');
  expect(refused.text).toContain('value="&quot;&gt;&lt;b&gt;"');
  expect(refused.text).toContain('<strong>');
});
