import type { QueryResultRow } from 'pg';
import type { Database } from './database.js';

/** Of a table's pages on the disk, 8 KB each: looked through within a part of what a statement may take, on a slow disk as well. */
const PAGES = 2_000;

/**
 * Asks something of a table without an index, a piece of it after the other: no statement meets the limit of calls, however long the table is.
 * @param statement SQL about the rows of one piece, by a condition that is given
 */
export async function inPieces<Row extends QueryResultRow>(
  database: Database,
  table: string,
  statement: (isInPiece: string) => string,
  values: readonly unknown[],
): Promise<Row[]> {
  const [size] = await database.query<{ pages: number }[]>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as pages`,
    [table],
  );
  const text = statement(`ctid >= $${String(values.length + 1)}::tid and ctid < $${String(values.length + 2)}::tid`);
  const rows: Row[] = [];
  for (let page = 0; page <= (size?.pages ?? 0); page += PAGES) {
    rows.push(
      ...(await database.query<Row[]>(text, [...values, `(${String(page)},0)`, `(${String(page + PAGES)},0)`])),
    );
  }
  return rows;
}
