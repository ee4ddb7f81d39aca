import { installQueues } from '../jobs/install-queues.js';
import { connect, dataSourceOptions } from './data-source.js';

const MIGRATION_LOCK = 7_225_109;

/** Brings the schema up to date, once, however many processes start together. Forward only. */
export async function migrate(url: string): Promise<void> {
  const dataSource = await connect(dataSourceOptions(url, []));
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
    await installQueues(url);
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
    await dataSource.destroy();
  }
}
