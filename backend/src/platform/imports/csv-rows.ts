import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { InvalidInput } from '../../kernel/domain-error.js';

/** A row and the line of the file on which it ends. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export const MAX_COLUMNS = 500;

const neverClosed = (row: number) =>
  `A quotation mark in row ${String(row)} is never closed. Close or remove it, then choose the file again.`;
const TOO_WIDE = 'Choose a file with at most 500 columns.';

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** Amount of text parsed before the event loop serves other calls. */
const SLICE = 4 * 1024;
const DELIMITERS = [',', ';', '\t', '|'];
const SAMPLED_BYTES = 64 * 1024;
const SAMPLED_LINES = 10;
/** Declares the delimiter to spreadsheet programs. */
const SEPARATOR_LINE = /^\ufeff?"?sep=(.)"?[,;\t]{0,500}\r?\n/i;

/**
 * The rows of a table, heading first, read in pieces so that other requests are served in between; stop iterating to
 * skip the rest. A quotation mark that does not enclose a cell is an ordinary character.
 * @throws InvalidInput for an unclosed quotation mark or too many columns
 */
export async function* csvRows(csv: string): AsyncGenerator<CsvRow> {
  const declared = SEPARATOR_LINE.exec(csv);
  const table = declared ? csv.slice(declared[0].length) : csv;
  const delimiter = declared?.[1] ?? delimiterOf(table);
  const options = { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true };
  // In its lenient mode, the parser does not accept blanks after a quoted cell.
  const lenient = { ...options, ltrim: true, relax_quotes: true, info: true, cast: withinColumns };
  const parser = Readable.from(slicesOf(table)).pipe(parse(lenient));
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      yield { line: info.lines + (declared ? 1 : 0), cells: record.map((cell) => cell.trim()) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refused(neverClosed(Number(error['records']) + 1));
  }
}

/** As soon as a cell has been read: a row may be as long as the file. */
function withinColumns(cell: string, { index }: { index: number }): string {
  if (index >= MAX_COLUMNS) throw refused(TOO_WIDE);
  return cell;
}

const refused = (message: string) => new InvalidInput([{ field: 'csv', message }]);

/** Without the apostrophe that our export and others write before what a spreadsheet would take for a formula. */
export const withoutTextMark = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

/** Headings of a file, or of the rest of it after the import. */
export async function headingsOf(csv: string): Promise<readonly string[]> {
  for await (const { cells } of csvRows(csv)) return cells;
  return [];
}

/** The first rows, without the heading. */
export async function firstRows(csv: string, max: number): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for await (const { cells } of csvRows(csv)) {
    rows.push(cells);
    if (rows.length > max) break;
  }
  return rows.slice(1);
}

/** Number of rows below the heading; stops at one more than the maximum. */
export async function countRows(csv: string, max: number): Promise<number> {
  const rows = csvRows(csv);
  let count = -1;
  while (count <= max && !(await rows.next()).done) count += 1;
  return count;
}

const BATCH_SIZE = 500;

/** The rows below the heading. */
export async function* batchesOf(csv: string): AsyncGenerator<readonly CsvRow[]> {
  let batch: CsvRow[] = [];
  let isHeading = true;
  for await (const row of csvRows(csv)) {
    if (!isHeading) batch.push(row);
    isHeading = false;
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += SLICE) {
    yield text.slice(start, start + SLICE);
    await setImmediate();
  }
}

/** The delimiter that occurs equally often in each of the first lines, else the most frequent one in the heading. Quoted text is ignored. */
function delimiterOf(csv: string): string {
  const lines = unquotedLines(csv.slice(0, SAMPLED_BYTES));
  const [heading = ''] = lines;
  const times = (sign: string, line: string) => line.split(sign).length - 1;
  const isEven = (sign: string) => lines.every((line) => times(sign, line) === times(sign, heading));
  const found = DELIMITERS.filter((sign) => times(sign, heading) > 0).toSorted(
    (one, other) => Number(isEven(other)) - Number(isEven(one)) || times(other, heading) - times(one, heading),
  );
  return found[0] ?? ',';
}

/** The first lines without quoted cells. */
function unquotedLines(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  let isQuoted = false;
  let before = '\n';
  for (const sign of text) {
    if (sign === '"' && (isQuoted || DELIMITERS.includes(before) || /\s|\ufeff/.test(before))) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '\n') {
      if (line.trim() !== '') lines.push(line);
      if (lines.length === SAMPLED_LINES) break;
      line = '';
    } else line += sign;
    before = sign;
  }
  return line.trim() === '' || lines.length === SAMPLED_LINES || isQuoted ? lines : [...lines, line];
}
