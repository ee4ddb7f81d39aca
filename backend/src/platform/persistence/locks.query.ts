import type { Database } from './database.js';

/** Takes a lock by name until the unit of work ends; others who want it wait. */
export async function lockUntilEnd(database: Database, name: string): Promise<void> {
  await database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
