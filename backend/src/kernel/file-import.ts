import { InvalidInput } from './domain-error.js';

/** Uploaded tables that a job imports batch by batch. */

export const IMPORT_STATUSES = ['uploaded', 'running', 'done'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** Stays `running` when an attempt ends early; the next attempt continues. */
export const IMPORT_TRANSITIONS: Record<ImportStatus, readonly ImportStatus[]> = {
  uploaded: ['running'],
  running: ['done'],
  done: [],
};

/** A row that was not imported. */
export interface RefusedRow {
  readonly line: number;
  readonly reason: string;
  readonly cells: readonly string[];
}

/** Refused rows beyond this number are dropped: that many are not corrected by hand. */
export const MAX_REFUSED = 5_000;
export const MAX_IMPORTED_ROWS = 50_000;

/** The first characters of a ZIP file (`.xlsx`), of an older workbook, and of a vCard. */
const IS_WORKBOOK = /^(?:PK(?:[^\w,;\t|"]|$)|ÐÏ.?à)/;
const IS_CARD = /^BEGIN:VCARD/i;
/** Characters of a heading that are looked at. V8 may run out of stack in a line of megabytes. */
const MAX_HEADING = 64 * 1024;
/** An address in the first row, after the line in which Excel names the separator. */
const STARTS_WITH_DATA = /^\uFEFF?(?:sep=.?\r?\n)?[^\r\n]*[^\s,;|"'<@]@[^\s,;|"'>@]+\.[a-z]{2,}/i;
const WORKBOOK =
  'This is an Excel workbook. In Excel choose File, Save As, “CSV UTF-8 (Comma delimited)”; in Google Sheets or Numbers download or export it as CSV. Then choose that file.';
const CARD = 'These are contact cards (vCard). Export the address book as CSV, then choose that file.';
const NO_HEADINGS =
  'The first row holds an email address instead of column names. Add a row above it with names, such as “Email” and “First name”, then choose the file again.';

/**
 * Returns the number of rows below the heading.
 * @param count stops at one more than the maximum
 * @throws InvalidInput if it is not a table with a header row and others
 */
export async function countTableRows(
  csv: string,
  count: (csv: string, max: number) => Promise<number>,
): Promise<number> {
  if (IS_WORKBOOK.test(csv)) throw notATable(WORKBOOK);
  if (IS_CARD.test(csv)) throw notATable(CARD);
  if (STARTS_WITH_DATA.test(csv.slice(0, MAX_HEADING))) throw notATable(NO_HEADINGS);
  const rows = await count(csv, MAX_IMPORTED_ROWS);
  if (rows < 1) throw notATable('Choose a file with a header row and at least one more row.');
  if (rows > MAX_IMPORTED_ROWS) throw notATable('Choose a file with at most 50,000 rows.');
  return rows;
}

const notATable = (message: string) => new InvalidInput([{ field: 'csv', message }]);
