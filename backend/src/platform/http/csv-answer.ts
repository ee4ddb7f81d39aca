import { pipeline, Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { type Options, stringify } from 'csv-stringify';

/** RFC 4180, with the mark by which spreadsheets know UTF-8, and no cell that they take for a formula. */
const FORMAT: Options = {
  header: true,
  bom: true,
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
  escape_formulas: true,
  cast: { boolean: String, date: (date) => date.toISOString() },
};

/**
 * Rows as a file to download, written a few at a time: a long table takes no more memory than a short one, and holds nobody up.
 * @param columns the heading of each column by the row's property, in order
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
