import type { QueryResultRow } from 'pg';
import type { Database } from './database.js';

/** Rows per chunk: few enough to stay far below the statement timeout on a slow disk. */
const ROWS = 10_000;

/** A table and the columns of its primary key, which must never change. */
export interface WalkedTable {
  readonly name: string;
  readonly key: readonly string[];
}

/**
 * Scans a table without a fitting index in chunks, so that no statement reaches the timeout. Chunks follow the primary key, so rows
 * that are updated between two chunks are still found.
 * @param statement SQL for the rows of one chunk; receives the condition that selects them
 */
export async function scanInChunks<Row extends QueryResultRow>(
  database: Database,
  table: WalkedTable,
  statement: (isInChunk: string) => string,
  values: readonly unknown[],
): Promise<Row[]> {
  const rows: Row[] = [];
  let last: readonly unknown[] | null = null;
  do {
    const end = await endOfChunk(database, table, last);
    const bound = [...values];
    const bounds = [
      ...(last ? [beyond(table, '>', last, bound)] : []),
      ...(end ? [beyond(table, '<=', end, bound)] : []),
    ];
    rows.push(...(await database.query<Row[]>(statement(bounds.join(' and ') || 'true'), bound)));
    last = end;
  } while (last);
  return rows;
}

/** The key of the last row of the next chunk; null for the last chunk. */
async function endOfChunk(
  database: Database,
  table: WalkedTable,
  after: readonly unknown[] | null,
): Promise<readonly unknown[] | null> {
  const values: unknown[] = [];
  const where = after ? `where ${beyond(table, '>', after, values)}` : '';
  const key = table.key.join(', ');
  const [end] = await database.query(
    `select ${key} from ${table.name} ${where} order by ${key} offset ${String(ROWS - 1)} limit 1`,
    values,
  );
  return end ? table.key.map((column): unknown => end[column]) : null;
}

/** @param values list to which the key's values are added */
function beyond({ key }: WalkedTable, comparison: '>' | '<=', bound: readonly unknown[], values: unknown[]): string {
  const places = bound.map((value) => `$${String(values.push(value))}`);
  return `(${key.join(', ')}) ${comparison} (${places.join(', ')})`;
}
