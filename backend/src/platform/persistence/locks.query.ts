import type { Database } from './database.js';

/** Whoever asks for the lock of the same name waits until this unit of work has ended. */
export async function lockUntilEnd(database: Database, name: string): Promise<void> {
  await database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
