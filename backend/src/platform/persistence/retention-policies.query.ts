import type { Database } from './database.js';

/** Rows taken at once, so that no statement runs long. */
export const BATCH = 5_000;

/**
 * @param condition SQL in which `$1` is the moment
 * @returns how many were removed, at most a batch
 */
export async function removeBatch(database: Database, table: string, condition: string, moment: Date): Promise<number> {
  const batch = `select ctid from ${table} where ${condition} limit ${String(BATCH)}`;
  return (await database.query(`delete from ${table} where ctid in (${batch}) returning 1`, [moment])).length;
}
