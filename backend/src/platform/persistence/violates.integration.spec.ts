import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { violates } from './unit-query-runner.js';

let cluster: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  cluster = await createTestDatabase();
  client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(
    'create table soups (name text constraint one_soup_per_name unique, price int constraint soup_costs check (price > 0))',
  );
});
afterAll(async () => {
  await client.end();
  await cluster.drop();
});

const errorOf = (statement: string) => client.query(statement).catch((error: unknown) => error);

it('knows the constraint that a statement broke', async () => {
  const error = await errorOf(`insert into soups (name) values ('onion'), ('onion')`);
  expect(violates(error, 'one_soup_per_name')).toBe(true);
  expect(violates(error, 'soup_costs')).toBe(false);
});

it('takes no other failure for it', async () => {
  const others = [await errorOf('select nothing'), new Error('one_soup_per_name'), null, 'text'];
  for (const error of others) expect(violates(error, 'one_soup_per_name')).toBe(false);
});
