import type { Database } from '../persistence/database.js';

/**
 * Fails when the database does not answer, or is a standby or otherwise read-only; as after any failure the connection is not used again,
 * so that the next look goes over another one.
 */
export async function askDatabase(database: Database): Promise<void> {
  await database.query(
    `select must_change(0, '25006') where pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean`,
  );
}
