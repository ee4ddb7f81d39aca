import { PgBoss } from 'pg-boss';
import type { QueryRunner } from 'typeorm';
import { doneOf, type Migration } from './baselines.js';
import { connect, migrationOptions } from './data-source.js';

const MIGRATION_LOCK = 7_225_109;

/** Migrates the schema once, even if several processes start together. Forward only. */
export async function migrate(url: string, migrations: readonly Migration[]): Promise<void> {
  const dataSource = await connect(migrationOptions(url, [...migrations]));
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await recordBaselines(runner, migrations);
    await dataSource.runMigrations();
    await migrateJobs(url);
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
    await dataSource.destroy();
  }
}

/** Records baselines as run if the migrations they replace have run. Old records remain, so that the previous version can still be started. */
async function recordBaselines(runner: QueryRunner, migrations: readonly Migration[]): Promise<void> {
  if (!(await runner.hasTable('migrations'))) return;
  const recorded = (await runner.query('select name from migrations')) as { name: string }[];
  const names = recorded.map(({ name }) => name);
  const missing = doneOf(migrations, names).flatMap(({ name }) => (names.includes(name) ? [] : name));
  await runner.query(
    `insert into migrations (timestamp, name) select right(name, 13)::bigint as number, name from unnest($1::text[]) as name order by number`,
    [missing],
  );
}

/** The queue's own schema. Its queues are created at startup, as declared by the contexts. */
async function migrateJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false, close: true });
}
