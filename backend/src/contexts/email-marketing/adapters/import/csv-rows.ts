import { setImmediate } from 'node:timers/promises';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { CsvScanner, NeverClosed } from './csv-scanner.js';

/** A row of a table with the line of the file on which it ends. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export const MOST_COLUMNS = 500;

const neverClosed = (row: number) =>
  `A quotation mark in row ${String(row)} is never closed. Please close it or take it out, then choose the file again.`;
const TOO_WIDE = 'Please choose a file with at most 500 columns.';

/** So much of the text is read before others are served. */
const SLICE = 64 * 1024;
const DELIMITERS = [',', ';', '\t'];
const LONGEST_HEADING = 64 * 1024;

/**
 * The rows of a table, its heading first and without those that are empty, read a piece at a time so that others are served in between;
 * who stops asking leaves the rest unread.
 * @throws InvalidInput for a quotation mark that is never closed, and for too many columns
 */
export async function* csvRows(csv: string): AsyncGenerator<CsvRow> {
  const scanner = new CsvScanner(csv, delimiterOf(csv));
  let rows = 0;
  let breather = SLICE;
  while (!scanner.isAtEnd) {
    const cells = rowOf(scanner, rows + 1);
    if (scanner.place > breather) {
      await setImmediate();
      breather = scanner.place + SLICE;
    }
    if (cells.length === 1 && cells[0] === '') continue;
    rows += 1;
    yield { line: scanner.line, cells };
  }
}

function rowOf(scanner: CsvScanner, row: number): string[] {
  try {
    const cells = scanner.row(MOST_COLUMNS);
    if (cells.length > MOST_COLUMNS) throw refused(TOO_WIDE);
    return cells;
  } catch (error) {
    throw error instanceof NeverClosed ? refused(neverClosed(row)) : error;
  }
}

const refused = (message: string) => new InvalidInput([{ field: 'csv', message }]);

/** Of a file, and of what is left of it when its import is done. */
export async function headingsOf(csv: string): Promise<readonly string[]> {
  for await (const { cells } of csvRows(csv)) return cells;
  return [];
}

/** The one that the heading has most of. */
function delimiterOf(csv: string): string {
  const [heading = ''] = csv.slice(0, LONGEST_HEADING).split('\n', 1);
  const times = (sign: string) => heading.split(sign).length;
  return DELIMITERS.toSorted((one, other) => times(other) - times(one))[0] ?? ',';
}
