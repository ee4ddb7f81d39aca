import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { query } from '../../embedded-postgres/query.js';
import { eventually } from '../../platform/testing/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { ProductProcess } from '../product-process.js';
import { sized } from './sized.js';
import { tell } from './tell.js';

/** Tables of early and late migrations: the process is killed when it comes to one. */
const KILLED_AT = sized({
  short: ['reservation_requests', 'contact_segments'],
  long: ['admins', 'reservation_requests', 'messages', 'email_campaigns', 'contact_segments', 'email_automation_runs'],
});

/** Everything that migrations make, one line each. */
const SCHEMA = `
  select concat_ws(' ', table_schema, table_name, column_name, data_type, is_nullable, column_default) as line
    from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema')
  union all select indexdef from pg_indexes where schemaname not in ('pg_catalog', 'information_schema')
  union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace <> 'information_schema'::regnamespace
  union all select concat_ws(' ', tgrelid::regclass, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  union all select pg_get_functiondef(oid) from pg_proc where pronamespace in ('public'::regnamespace) and prokind = 'f'
  union all select concat_ws(' ', 'migration', name) from migrations
  order by line`;

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
  const [seen, wanted] = await Promise.all([empty, migrated].map(({ url }) => query(url, SCHEMA)));
  expect(seen).toEqual(wanted);
  tell(`${String(KILLED_AT.length)} kills while the schema is made, then two processes that start together`, {
    'lines of the schema': { promised: wanted?.length, seen: seen?.length },
  });
});

/** Somebody else is about to make the table: the migration waits for them, and never hears what became of it. */
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
