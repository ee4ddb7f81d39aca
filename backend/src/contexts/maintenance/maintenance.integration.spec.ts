import type { TestApp } from '../../platform/testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';

const WORK = {
  title: 'Telephone link',
  type: 'fix',
  description: 'Some phones did not dial.\nNow they do.',
  timeSpent: 1.5,
  notes: 'Tried on three phones.',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const add = (changes: object = {}) =>
  app
    .as('manager')
    .post('/api/manager/maintenance')
    .send({ ...WORK, ...changes });
const logs = async () => (await app.as('manager').get('/api/manager/maintenance').expect(200)).body as unknown[];

it('stores an entry with the name of its author, newest first', async () => {
  const { body: first } = await add({ performedBy: 'Somebody else', status: 'open' }).expect(201);
  expect(first).toEqual({
    ...WORK,
    id: expect.any(String),
    status: 'completed',
    performedBy: 'Site Manager',
    createdAt: expect.stringMatching(/Z$/),
  });
  const { body: second } = await add({ title: 'Another' }).expect(201);
  expect((await logs()).slice(0, 2)).toEqual([second, first]);
});

it('takes an entry without time and notes, and time as text', async () => {
  expect((await add({ timeSpent: undefined, notes: undefined }).expect(201)).body).toMatchObject({
    timeSpent: null,
    notes: null,
  });
  expect((await add({ timeSpent: '', notes: '' }).expect(201)).body).toMatchObject({ timeSpent: null, notes: null });
  expect((await add({ timeSpent: '2.5' }).expect(201)).body).toMatchObject({ timeSpent: 2.5 });
});

it.each([
  ['title', '', 'Enter a title.'],
  ['title', 'x'.repeat(201), 'Use at most 200 characters for a title.'],
  ['description', ' ', 'Enter a description.'],
  ['type', 'cleaning', 'Choose a type.'],
  ['timeSpent', 'two', 'Enter the time spent as a number from 0 to 1,000 in steps of 0.5.'],
  ['timeSpent', 0.3, 'Enter the time spent as a number from 0 to 1,000 in steps of 0.5.'],
  ['timeSpent', -1, 'Enter the time spent as a number from 0 to 1,000 in steps of 0.5.'],
  ['timeSpent', true, 'Enter the time spent as a number from 0 to 1,000 in steps of 0.5.'],
])('refuses %s %j in a sentence', async (field, value, message) => {
  const { body } = await add({ [field]: value }).expect(400);
  expect(body).toMatchObject({ errors: [{ field, message }] });
});

it('is in the audit log by name', async () => {
  await add({ title: 'Oven repaired' }).expect(201);
  const [entry] = (await app.as('admin').get('/api/admin/trail?subjectType=maintenance-log').expect(200))
    .body as unknown[];
  expect(entry).toMatchObject({
    type: 'maintenance-log.added',
    subjectName: 'Oven repaired',
    by: { name: 'Site Manager' },
  });
});
