import { randomBytes } from 'node:crypto';
import { runSql, withDatabase } from './sql.js';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a database; each test file has its own. @param template migrated and empty by default */
export async function createTestDatabase(template = process.env['TEST_TEMPLATE']): Promise<TestDatabase> {
  const { TEST_SERVER_URL: server } = process.env;
  if (!server || !template) throw new Error('No test server: run the tests through Jest with backend/jest.config.mjs.');
  const name = `courtyard_test_${randomBytes(6).toString('hex')}`;
  await runSql(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: withDatabase(server, name),
    drop: () => runSql(server, `drop database if exists ${name} with (force)`),
  };
}
