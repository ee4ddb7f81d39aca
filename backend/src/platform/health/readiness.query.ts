import type { Database } from '../persistence/database.js';

/**
 * Fails if the database does not respond, or is a standby or otherwise read-only. After any failure, the connection is
 * dropped, so that the next check uses another one.
 */
export async function askDatabase(database: Database): Promise<void> {
  await database.query(
    `select must_change(0, '25006') where pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean`,
  );
}
