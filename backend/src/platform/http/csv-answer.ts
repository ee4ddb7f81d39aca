import { pipeline, Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { type Options, stringify as stringifyStream } from 'csv-stringify';
import { stringify } from 'csv-stringify/sync';

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
 * Rows as a file to download.
 * @param columns the heading of each column by the row's property, in order
 */
export function csvAnswer<Property extends string>(
  fileName: string,
  columns: Readonly<Record<Property, string>>,
  rows: readonly Readonly<Record<Property, unknown>>[],
): StreamableFile {
  return csvFile(fileName, Buffer.from(stringify([...rows], { ...FORMAT, columns: { ...columns } })));
}

/** The same of rows that come a few at a time: a long table takes no more memory than a short one. */
export function csvStream<Property extends string>(
  fileName: string,
  columns: Readonly<Record<Property, string>>,
  rows: AsyncIterable<Readonly<Record<Property, unknown>>>,
): StreamableFile {
  const written = stringifyStream({ ...FORMAT, columns: { ...columns } });
  // What goes wrong is told by the stream itself, to whoever reads it.
  return csvFile(
    fileName,
    pipeline(Readable.from(rows), written, () => undefined),
  );
}

function csvFile(fileName: string, content: Buffer | Readable): StreamableFile {
  const options = { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="${fileName}"` };
  return content instanceof Readable ? new StreamableFile(content, options) : new StreamableFile(content, options);
}
