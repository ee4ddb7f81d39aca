import type { Database } from '../persistence/database.js';

/** Fails when the database does not. */
export async function askDatabase(database: Database): Promise<void> {
  await database.query('select 1');
}
