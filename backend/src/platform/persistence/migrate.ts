import type { DataSourceOptions } from 'typeorm';
import { PgBoss } from 'pg-boss';
import { connect, migrationOptions } from './data-source.js';

const MIGRATION_LOCK = 7_225_109;

/** Brings the schema up to date, once, however many processes start together. Forward only. */
export async function migrate(url: string, migrations: DataSourceOptions['migrations']): Promise<void> {
  const dataSource = await connect(migrationOptions(url, migrations));
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
    await migrateJobs(url);
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
    await dataSource.destroy();
  }
}

/** The queue's own schema; its queues are made when the application starts, from what the contexts declare. */
async function migrateJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false, close: true });
}
