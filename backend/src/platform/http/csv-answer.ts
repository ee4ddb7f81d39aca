import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';

/**
 * Rows as a file to download: RFC 4180, with the mark by which spreadsheets know UTF-8, and no cell that they take for a formula.
 * @param columns the heading of each column by the row's property, in order
 */
export function csvAnswer<Property extends string>(
  fileName: string,
  columns: Readonly<Record<Property, string>>,
  rows: readonly Readonly<Record<Property, unknown>>[],
): StreamableFile {
  const text = stringify([...rows], {
    header: true,
    columns: { ...columns },
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: { boolean: String, date: (date) => date.toISOString() },
  });
  const disposition = `attachment; filename="${fileName}"`;
  return new StreamableFile(Buffer.from(text), { type: 'text/csv; charset=utf-8', disposition });
}
