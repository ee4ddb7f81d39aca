import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { query } from '../../embedded-postgres/query.js';
import { eventually } from '../../platform/testing/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { ProductProcess } from '../product-process.js';
import { schemaOf } from '../schema-of.js';
import { sized } from './sized.js';
import { report } from './report.js';

/** Tables of early and late migrations: the process is killed when it comes to one. */
const KILLED_AT = sized({
  short: ['contact_segments'],
  long: ['admins', 'reservation_requests', 'messages', 'email_campaigns', 'contact_segments', 'email_automation_runs'],
});

const RECORDED = 'select name from migrations order by name';

const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and wait_event <> 'advisory'`;

let directory: string;
let empty: TestDatabase;
let migrated: TestDatabase;
let one: ProductProcess;
let other: ProductProcess;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'courtyard-migrations-'));
  empty = await createTestDatabase('template0');
  migrated = await createTestDatabase();
  const variables = { DATA_DIR: directory, DATABASE_URL: empty.url };
  one = await ProductProcess.on(variables);
  other = await ProductProcess.on(variables);
});
afterAll(async () => {
  await Promise.all([one.end(), other.end()]);
  await Promise.all([empty.drop(), migrated.drop()]);
  await rm(directory, { recursive: true, force: true });
});

it('has all of its schema, once, however often it is killed while it makes it', async () => {
  for (const table of KILLED_AT) await killAt(table);
  await Promise.all([one.start(), other.start()]);
  const [seen, wanted] = await Promise.all([empty, migrated].map(({ url }) => schemaOf(url)));
  expect(seen).toEqual(wanted);
  const [ran, once] = await Promise.all([empty, migrated].map(({ url }) => query(url, RECORDED)));
  expect(ran).toEqual(once);
  report(`${String(KILLED_AT.length)} kills while the schema is made, then two processes that start together`, {
    'lines of the schema': { promised: wanted?.length, seen: seen?.length },
  });
});

/** Holds a lock on the table, so that the migration waits for it and is killed there. */
async function killAt(table: string): Promise<void> {
  const client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`create table ${table} ()`);
    one.launch();
    await eventually(async () => {
      expect(await query(empty.url, WAITING)).toEqual([{ waiting: 1 }]);
    });
    await one.end('SIGKILL');
  } finally {
    await client.end();
  }
}
