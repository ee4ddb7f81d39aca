import { startTestApp } from '../../testing/start-test-app.js';
import { Jobs } from '../jobs/jobs.js';
import type { TestApp } from '../testing/test-app.js';
import { UuidIds } from '../uuid-ids.js';
import { type Notification, Notifications } from './notifications.js';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterEach(() => app.stop());

const ids = new UuidIds();
const aNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: ids.next(),
  kind: 'soup',
  title: 'Onion soup is served',
  details: ['At table 6'],
  path: '/admin/dashboard',
  ...changes,
});
const post = (notification: Notification) =>
  app.database.run(null, () => app.nest.get(Notifications, { strict: false }).post(notification));
/** Newest last. */
const subjects = async (address = 'hello@bistro.example') => {
  await app.runJobs();
  const mails = await app.mailsTo(address, 0);
  return mails.map(({ subject }) => subject);
};

it('emails each notification right away', async () => {
  for (const title of ['Stew', 'Bread']) await post(aNotification({ title }));
  expect(await subjects()).toEqual(['Stew', 'Bread']);
  await post(aNotification({ title: 'Wine' }));
  expect(await subjects()).toEqual(['Stew', 'Bread', 'Wine']);
});

it('combines notifications after ten emails in a minute into one email, sent as soon as allowed', async () => {
  const served = Array.from({ length: 10 }, (_, number) => `Soup ${String(number)}`);
  for (const title of served) await post(aNotification({ title }));
  expect(await subjects()).toEqual(served);
  const replyTo = 'ana@guests.example';
  for (let number = 0; number < 11; number += 1)
    await post(aNotification({ title: 'Stew', details: [String(number)], replyTo }));
  app.clock.advance({ seconds: 10 });
  expect(await subjects()).toEqual(served);
  app.clock.advance({ seconds: 51 });
  expect(await subjects()).toEqual([...served, '11 new: Stew and more']);
  const bundle = (await app.mailsTo('hello@bistro.example')).at(-1);
  expect(bundle?.text).toContain('Stew');
  expect(bundle?.text).toContain('10');
  expect(bundle?.replyTo).toBeUndefined();
});

it('emails notifications of two kinds for one event, once each', async () => {
  const id = ids.next();
  for (let round = 0; round < 2; round += 1) {
    await post(aNotification({ id, kind: 'soup', title: 'Soup' }));
    await post(aNotification({ id, kind: 'table', title: 'Table', to: 'tables@bistro.example' }));
    expect(await subjects()).toEqual(['Soup']);
    expect(await subjects('tables@bistro.example')).toEqual(['Table']);
    app.clock.advance({ minutes: 2 });
  }
});

it('emails a notification that lost its job', async () => {
  await post(aNotification());
  await app.database.query(`delete from pgboss.job where name = 'notices'`);
  expect(await subjects()).toEqual([]);
  await app.nest.get(Jobs, { strict: false }).run('sweep-notices', {});
  expect(await subjects()).toEqual(['Onion soup is served']);
});

it('splits notifications that are too long for one email', async () => {
  for (let number = 1; number <= 51; number += 1) await post(aNotification({ title: `Soup ${String(number)}` }));
  expect(await subjects()).toEqual(['50 new: Soup 1 and more', 'Soup 51']);
});
