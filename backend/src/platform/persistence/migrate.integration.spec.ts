import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { applicationOptions, connect } from './data-source.js';
import { forwardOnly } from './forward-only.js';
import { migrate } from './migrate.js';

const limits = (database: { query(text: string): Promise<unknown> }) =>
  database.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
       current_setting('idle_in_transaction_session_timeout') as idle`,
  ) as Promise<unknown[]>;

const inMigration: unknown[] = [];

class LooksAtItsLimits9000000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    inMigration.push(...(await limits(runner)));
  }

  down = forwardOnly;
}

let cluster: TestDatabase;
beforeAll(async () => {
  cluster = await createTestDatabase();
});
afterAll(() => cluster.drop());

it('lets a migration take as long as it takes, once, where a call has its limits', async () => {
  await Promise.all([1, 2].map(() => migrate(cluster.url, [LooksAtItsLimits9000000000001])));
  expect(inMigration).toEqual([{ statement: '0', lock: '0', idle: '0' }]);
  const calls = await connect(applicationOptions(cluster.url, []));
  try {
    expect(await limits(calls)).toEqual([{ statement: '10s', lock: '5s', idle: '15s' }]);
  } finally {
    await calls.destroy();
  }
});
