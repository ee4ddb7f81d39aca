import { pipeline, Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { type Options, stringify } from 'csv-stringify';
import type { RefusedRow } from '../../kernel/file-import.js';

/** RFC 4180, with a byte order mark for spreadsheet programs, and no cells that they would treat as formulas. */
const FORMAT: Options = {
  header: true,
  bom: true,
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
  escape_formulas: true,
  cast: { boolean: String, date: (date) => date.toISOString() },
};

/**
 * Streams rows as a CSV download, so a long table needs no more memory than a short one and does not block other
 * requests.
 * @param columns heading of each column by row property, in order
 */
export function csvStream<Property extends string>(
  fileName: string,
  columns: Readonly<Record<Property, string>>,
  rows: AsyncIterable<Readonly<Record<Property, unknown>>> | Iterable<Readonly<Record<Property, unknown>>>,
): StreamableFile {
  const written = stringify({ ...FORMAT, columns: { ...columns } });
  // Errors surface on the stream, where the reader handles them.
  const content = pipeline(Readable.from(rows), written, () => undefined);
  const options = { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="${fileName}"` };
  return new StreamableFile(content, options);
}

/** Rows that were not imported with the columns of their file, so that they can be corrected and imported again. */
export function refusedRowsFile(headings: readonly string[], refused: readonly RefusedRow[]): StreamableFile {
  const width = refused.reduce((max, { cells }) => Math.max(max, cells.length), headings.length);
  const columns: Record<string, string> = { line: 'Line', reason: 'Reason' };
  for (let place = 0; place < width; place += 1) columns[`cell${String(place)}`] = headings[place] ?? '';
  return csvStream('refused-rows.csv', columns, tableOf(refused));
}

function* tableOf(refused: readonly RefusedRow[]): Generator<Record<string, unknown>> {
  for (const { line, reason, cells } of refused) {
    const named = cells.map((cell, place) => [`cell${String(place)}`, cell] as const);
    yield { line, reason, ...Object.fromEntries(named) };
  }
}
