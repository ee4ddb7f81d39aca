const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets. */
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);

/** The parts of a date as written, as digits. */
export interface DateParts {
  /** null when the file has none. */
  readonly year: string | null;
  readonly month: string;
  readonly day: string;
}

/** Reads a date in any common format; null if it is not one. Numeric dates with slashes are read in US order. */
export function datePartsOf(text: string): DateParts | null {
  const inNumbers =
    /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/.exec(text) ??
    /^--?(?<month>\d{2})-?(?<day>\d{2})$/.exec(text) ??
    /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/.exec(text) ??
    /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4}|\d{2})?$/.exec(text);
  if (inNumbers) return asParts(inNumbers.groups);
  const american = /^(?<month>\d{1,2})[-/](?<day>\d{1,2})(?:[-/](?<year>\d{4}|\d{2}))?$/.exec(text);
  if (american) return asParts(american.groups);
  const named =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/ .,]+(?<month>\p{L}{3,9})\.?(?:[-/ ,]+(?<year>\d{4}|\d{2}))?$/u.exec(text) ??
    /^(?<month>\p{L}{3,9})\.?[-/ ]+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:[-/ ,]+(?<year>\d{4}|\d{2}))?$/u.exec(text);
  if (!named) return null;
  const parts = asParts(named.groups);
  const month = MONTHS.indexOf(parts.month.slice(0, 3).toLowerCase()) + 1;
  return month > 0 ? { ...parts, month: String(month) } : null;
}

const asParts = ({ year, month = '', day = '' }: Readonly<Record<string, string | undefined>> = {}): DateParts => ({
  year: year ?? null,
  month,
  day,
});

export const isSpreadsheetDay = (text: string): boolean => /^\d{5}$/.test(text);

/** The date that spreadsheets store as a number of days, `YYYY-MM-DD`. */
export const spreadsheetDay = (days: number): string =>
  new Date(SPREADSHEET_EPOCH + days * DAY_MS).toISOString().slice(0, 10);
