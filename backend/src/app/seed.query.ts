import type { Database } from '../platform/persistence/database.js';

const SEED_LOCK = 7_225_110;

/** Takes the lock for seeding. Another process waits for it, without the time limits of requests. */
export async function waitForTurn(database: Database): Promise<void> {
  await database.query('set local lock_timeout = 0');
  await database.query('set local statement_timeout = 0');
  await database.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
}
