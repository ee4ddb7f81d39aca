import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { InvalidInput } from '../../../../kernel/domain-error.js';

/** A row of a table with the line of the file on which it ends. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const neverClosed = (row: number) =>
  `A quotation mark in row ${String(row)} is never closed. Please close it or take it out, then choose the file again.`;

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

const SLICE = 64 * 1024;
const DELIMITERS = [',', ';', '\t'];

/**
 * The rows of a table, its heading first, read a piece at a time so that others are served in between. A quotation mark
 * that does not enclose a cell is a letter.
 * @throws InvalidInput for a quotation mark that is never closed
 */
export async function* csvRows(csv: string): AsyncGenerator<CsvRow> {
  const options = { bom: true, delimiter: delimiterOf(csv), relax_column_count: true, skip_empty_lines: true };
  // Blanks behind a quoted cell cannot be left out by a parser that takes stray quotation marks for letters.
  const parser = Readable.from(slicesOf(csv)).pipe(parse({ ...options, ltrim: true, relax_quotes: true, info: true }));
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      yield { line: info.lines, cells: record.map((cell) => cell.trim()) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new InvalidInput([{ field: 'csv', message: neverClosed(Number(error['records']) + 1) }]);
  }
}

/** Of a file, and of what is left of it when its import is done. */
export async function headingsOf(csv: string): Promise<readonly string[]> {
  for await (const { cells } of csvRows(csv)) return cells;
  return [];
}

function* slicesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += SLICE) yield text.slice(start, start + SLICE);
}

/** The one that the heading has most of. */
function delimiterOf(csv: string): string {
  const [heading = ''] = csv.split('\n', 1);
  const times = (sign: string) => heading.split(sign).length;
  return DELIMITERS.toSorted((one, other) => times(other) - times(one))[0] ?? ',';
}
