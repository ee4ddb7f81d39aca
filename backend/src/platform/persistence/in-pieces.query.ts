import type { QueryResultRow } from 'pg';
import type { Database } from './database.js';

/** Rows of one piece: looked through within a part of what a statement may take, on a slow disk as well. */
const ROWS = 10_000;

/** A table, and the columns of its primary key, of which none ever changes. */
export interface WalkedTable {
  readonly name: string;
  readonly key: readonly string[];
}

/**
 * Asks something of a table that no index answers, a piece after the other: no statement meets the limit of calls, however long the table
 * is. Pieces go by the key, so that a row that is updated in between is still met, wherever it is stored then.
 * @param statement SQL about the rows of one piece, by a condition that is given
 */
export async function inPieces<Row extends QueryResultRow>(
  database: Database,
  table: WalkedTable,
  statement: (isInPiece: string) => string,
  values: readonly unknown[],
): Promise<Row[]> {
  const rows: Row[] = [];
  let last: readonly unknown[] | null = null;
  do {
    const end = await endOfPiece(database, table, last);
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

/** The key of the last row of the piece behind that key; null where less than a piece is left. */
async function endOfPiece(
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

/** @param values gets those of the key */
function beyond({ key }: WalkedTable, comparison: '>' | '<=', bound: readonly unknown[], values: unknown[]): string {
  const places = bound.map((value) => `$${String(values.push(value))}`);
  return `(${key.join(', ')}) ${comparison} (${places.join(', ')})`;
}
