import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { InvalidInput } from '../../../../../kernel/domain-error.js';

/** A row of a table with the line of the file on which it ends. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export const MOST_COLUMNS = 500;

const neverClosed = (row: number) =>
  `A quotation mark in row ${String(row)} is never closed. Please close it or take it out, then choose the file again.`;
const TOO_WIDE = 'Please choose a file with at most 500 columns.';

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** So much of the text is read before others are served. */
const SLICE = 4 * 1024;
const DELIMITERS = [',', ';', '\t'];
const LONGEST_HEADING = 64 * 1024;

/**
 * The rows of a table, its heading first, read a piece at a time so that others are served in between; who stops asking leaves the rest
 * unread. A quotation mark that does not enclose a cell is a letter.
 * @throws InvalidInput for a quotation mark that is never closed, and for too many columns
 */
export async function* csvRows(csv: string): AsyncGenerator<CsvRow> {
  const options = { bom: true, delimiter: delimiterOf(csv), relax_column_count: true, skip_empty_lines: true };
  // Blanks behind a quoted cell cannot be left out by a parser that takes stray quotation marks for letters.
  const lenient = { ...options, ltrim: true, relax_quotes: true, info: true, cast: withinColumns };
  const parser = Readable.from(slicesOf(csv)).pipe(parse(lenient));
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      yield { line: info.lines, cells: record.map((cell) => cell.trim()) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refused(neverClosed(Number(error['records']) + 1));
  }
}

/** As soon as a cell has been read: a row may be as long as the file. */
function withinColumns(cell: string, { index }: { index: number }): string {
  if (index >= MOST_COLUMNS) throw refused(TOO_WIDE);
  return cell;
}

const refused = (message: string) => new InvalidInput([{ field: 'csv', message }]);

/** Of a file, and of what is left of it when its import is done. */
export async function headingsOf(csv: string): Promise<readonly string[]> {
  for await (const { cells } of csvRows(csv)) return cells;
  return [];
}

async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += SLICE) {
    yield text.slice(start, start + SLICE);
    await setImmediate();
  }
}

/** The one that the heading has most of. */
function delimiterOf(csv: string): string {
  const [heading = ''] = csv.slice(0, LONGEST_HEADING).split('\n', 1);
  const times = (sign: string) => heading.split(sign).length;
  return DELIMITERS.toSorted((one, other) => times(other) - times(one))[0] ?? ',';
}
