import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { applicationOptions, callsPool, connect, jobsPool, type Preparing } from './data-source.js';

let cluster: TestDatabase;
beforeAll(async () => {
  cluster = await createTestDatabase();
});
afterAll(() => cluster.drop());

it.each<[Preparing, string[]]>([
  ['on', ['a look']],
  ['off', []],
])('with PREPARED_STATEMENTS=%s a connection has the prepared statements %j', async (preparing, stored) => {
  const calls = await connect(applicationOptions(cluster.url, [], preparing));
  const jobs = jobsPool(cluster.url, () => undefined, preparing);
  try {
    for (const pool of [callsPool(calls), jobs]) {
      const { rows } = await pool.query({ name: 'a look', text: 'select $1::int as n', values: [7] });
      expect(rows).toEqual([{ n: 7 }]);
      const prepared = await pool.query<{ name: string }>('select name from pg_prepared_statements');
      expect(prepared.rows.map(({ name }) => name)).toEqual(stored);
    }
  } finally {
    await jobs.end();
    await calls.destroy();
  }
});
