import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { connect, dataSourceOptions } from './data-source.js';
import { Database } from './database.js';
import { violates } from './violates.js';

const TWICE = `insert into soups (name) values ('onion'), ('onion')`;

let cluster: TestDatabase;
let database: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  cluster = await createTestDatabase();
  const dataSource = await connect(dataSourceOptions(cluster.url, []));
  close = () => dataSource.destroy();
  database = new Database(dataSource);
  await database.rows(
    'create table soups (name text constraint one_soup_per_name unique, price int constraint soup_costs check (price > 0))',
  );
});
afterAll(async () => {
  await close();
  await cluster.drop();
});

const errorOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

it('knows the constraint that a statement broke, alone or in a transaction', async () => {
  const alone = await errorOf(database.rows(TWICE));
  const inTransaction = await errorOf(database.run(() => database.rows(TWICE)));
  for (const error of [alone, inTransaction]) {
    expect(violates(error, 'one_soup_per_name')).toBe(true);
    expect(violates(error, 'soup_costs')).toBe(false);
  }
});

it('takes no other failure for it', async () => {
  const others = [await errorOf(database.rows('select nothing')), new Error('one_soup_per_name'), null, 'text'];
  for (const error of others) expect(violates(error, 'one_soup_per_name')).toBe(false);
});
