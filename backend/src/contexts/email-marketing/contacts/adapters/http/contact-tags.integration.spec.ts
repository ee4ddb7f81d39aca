import type { TestApp } from '../../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../../testing/start-test-app.js';
import type { ContactView } from './contacts.controller.js';

const ID = '01900000-0000-7000-8000-000000000000';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('truncate customer_contacts cascade'));

const create = async (details: object) => {
  const contact = { firstName: 'Ana', lastName: 'Lee', email: 'ana@guests.example', ...details };
  return (await app.as('manager').post('/api/customer-contacts').send(contact).expect(201)).body as ContactView;
};
const list = async (query = '') =>
  (await app.as('manager').get(`/api/customer-contacts${query}`).expect(200)).body as ContactView[];
const retag = (body: object) => app.as('manager').post('/api/customer-contacts/tags').send(body);
const tagsById = async () => Object.fromEntries((await list()).map(({ email, tags }) => [email, tags]));
const reported = async () => {
  const rows = await app.database.query<{ tags: string[] }[]>(
    `select payload->'tags' as tags from events where type = 'contact.tagged' order by occurred_at, id`,
  );
  return rows.map(({ tags }) => tags);
};
const two = async () => [
  await create({ email: 'one@guests.example', tags: ['wine', 'kiln'] }),
  await create({ email: 'two@guests.example', tags: ['Lunch'] }),
];

it('of many contacts are added and removed together, with an event for each contact that has a new tag', async () => {
  const ids = (await two()).map(({ id }) => id);
  const before = (await reported()).length;
  const change = { ids: [...ids, ...ids], add: ['WINE', 'glass, lunch'], remove: ['KILN'] };
  expect((await retag(change).expect(200)).body).toEqual({ changed: 2 });
  expect(await tagsById()).toEqual({
    'one@guests.example': ['wine', 'glass', 'lunch'],
    'two@guests.example': ['Lunch', 'WINE', 'glass'],
  });
  expect((await reported()).slice(before)).toEqual([
    ['glass', 'lunch'],
    ['WINE', 'glass'],
  ]);
  expect((await retag(change).expect(200)).body).toEqual({ changed: 0 });
  expect(await reported()).toHaveLength(before + 2);
});

it('of many stay as they are where one of the contacts does not exist', async () => {
  const [one] = await two();
  const { body } = await retag({ ids: [one?.id, ID], add: ['glass'] }).expect(404);
  expect(body).toMatchObject({ detail: 'There is no such contact.' });
  expect(await tagsById()).toMatchObject({ 'one@guests.example': ['wine', 'kiln'] });
});

it('of many are at most fifty of each', async () => {
  const many = Array.from({ length: 50 }, (_, number) => `tag ${String(number)}`);
  const { id } = await create({ tags: many });
  const { body } = await retag({ ids: [id], add: ['one more'] }).expect(400);
  expect(body).toMatchObject({ detail: 'Ana Lee would have more than 50 tags.' });
  expect((await retag({ ids: [id], add: ['one more'], remove: ['tag 7'] }).expect(200)).body).toEqual({ changed: 1 });
});

it('of five hundred contacts can be changed in one call', async () => {
  await app.database.query(`insert into customer_contacts (id, first_name, last_name, email)
    select uuidv7(), 'Ana', 'Lee', 'guest' || n || '@guests.example' from generate_series(1, 500) n`);
  const ids = (await list('?limit=500')).map(({ id }) => id);
  expect((await retag({ ids, add: ['autumn', 'wine'] }).expect(200)).body).toEqual({ changed: 500 });
  expect((await list('?tag=autumn&limit=500')).length).toBe(500);
  expect((await app.as('manager').get('/api/customer-contacts/tags').expect(200)).body).toEqual([
    { tag: 'autumn', contacts: 500 },
    { tag: 'wine', contacts: 500 },
  ]);
});

it('of many are changed of no more than that', async () => {
  const { body } = await retag({ ids: Array.from({ length: 501 }, () => ID), add: ['a'] }).expect(400);
  expect(body).toMatchObject({ detail: 'Choose at most 500 contacts at once.' });
});

it.each([
  [{ ids: [], add: ['a'] }, 'ids', 'Choose at least one contact.'],
  [{ ids: ['1'], add: ['a'] }, 'ids', 'Choose contacts by their ids.'],
  [{ ids: [null], add: ['a'] }, 'ids', 'Choose contacts by their ids.'],
  [{ ids: [ID] }, 'add', 'Choose a tag to add or remove.'],
  [{ ids: [ID], add: [' ', ','] }, 'add', 'Choose a tag to add or remove.'],
  [{ ids: [ID], add: ['x'.repeat(61)] }, 'add', 'Use at most 60 characters for each of the tags.'],
])('of many are refused in a sentence: %j', async (body, field, detail) => {
  expect((await retag(body).expect(400)).body).toMatchObject({ detail, errors: [{ field }] });
});
