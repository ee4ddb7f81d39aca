import type { Database } from './database.js';

/** Rows per statement, so that no statement runs long. */
export const BATCH = 5_000;

/**
 * @param condition SQL in which `$1` is the moment
 * @returns the number of deleted rows, at most one batch
 */
export async function removeBatch(database: Database, table: string, condition: string, moment: Date): Promise<number> {
  const batch = `select ctid from ${table} where ${condition} limit ${String(BATCH)}`;
  return (await database.query(`delete from ${table} where ctid in (${batch}) returning 1`, [moment])).length;
}
