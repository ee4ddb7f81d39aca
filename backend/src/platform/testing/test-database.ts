import { randomBytes } from 'node:crypto';
import { eventually } from './eventually.js';
import { runSql, withDatabase } from './sql.js';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A migrated, empty database of its own: one per test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { TEST_SERVER_URL: server, TEST_TEMPLATE: template } = process.env;
  if (!server || !template) throw new Error('No test server: run the tests through Jest with backend/jest.config.mjs.');
  const name = `courtyard_test_${randomBytes(6).toString('hex')}`;
  await runSql(server, `create database ${name} template ${template} strategy wal_log`);
  return {
    url: withDatabase(server, name),
    // PostgreSQL's own vacuum may be at work in it, which is nobody's to end.
    drop: () => eventually(() => runSql(server, `drop database if exists ${name} with (force)`)),
  };
}
