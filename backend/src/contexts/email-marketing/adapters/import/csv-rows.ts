import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { InvalidInput } from '../../../../kernel/domain-error.js';

/** A row of a table with the line of the file on which it ends. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

const SLICE = 64 * 1024;
const DELIMITERS = [',', ';', '\t'];

/**
 * The rows of a table, its heading first, read a piece at a time so that others are served in between.
 * @throws InvalidInput for what is no table
 */
export async function* csvRows(csv: string): AsyncGenerator<CsvRow> {
  const options = { bom: true, delimiter: delimiterOf(csv), relax_column_count: true, skip_empty_lines: true };
  const parser = Readable.from(slicesOf(csv)).pipe(parse({ ...options, trim: true, info: true }));
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) yield { line: info.lines, cells: record };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InvalidInput([{ field: 'csv', message: `This file cannot be read as a table: ${reason}` }]);
  }
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
