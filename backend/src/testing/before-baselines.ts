import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrations } from '../app/migrate.js';
import { runSql } from '../platform/testing/sql.js';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.js';

/** Without the migrations since, which may change rows. */
export const baselines = migrations.filter(({ replaces }) => replaces);

/** A database as the last version before the baselines left it, with rows of every context. */
export async function databaseBeforeBaselines(): Promise<TestDatabase> {
  const database = await createTestDatabase('template0');
  await runSql(database.url, await readFile(join(__dirname, 'before-baselines.sql'), 'utf8'));
  return database;
}
