import { isCalendarDate } from '../../../../../kernel/calendar.js';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets. */
const SPREADSHEET_EPOCH = Date.UTC(1899, 11, 30);
/** A leap year, to look whether a day without a year exists. */
const ANY_YEAR = '2000';
const LONGEST = 60;

interface Parts {
  /** null when the file has none. */
  readonly year: string | null;
  readonly month: string;
  readonly day: string;
}

/**
 * A birthday in any common format: `YYYY-MM-DD`, or `--MM-DD` without a year (RFC 6350). Returns null for none, such as
 * Outlook's `0/0/00`, and undefined if it cannot be read. Numeric dates are read in US order.
 */
export function birthdayIn(cell: string, now: Date): string | null | undefined {
  if (cell.length > LONGEST) return undefined;
  const text = cell
    .trim()
    .replace(/(?:T|[ ,]+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]m|z|utc|[+-]\d{2}:?\d{2})?$/i, '');
  if (text === '' || /^[0/.\- ]+$/.test(text)) return null;
  if (/^\d{5}$/.test(text)) return spreadsheetDay(Number(text));
  const parts = partsOf(text);
  if (!parts) return undefined;
  const [month, day] = [parts.month.padStart(2, '0'), parts.day.padStart(2, '0')];
  const year = parts.year?.length === 2 ? centuryOf(parts.year, now) : parts.year;
  if (!isCalendarDate(`${year ?? ANY_YEAR}-${month}-${day}`)) return undefined;
  return year === null ? `--${month}-${day}` : `${year}-${month}-${day}`;
}

function partsOf(text: string): Parts | null {
  const inNumbers =
    /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/.exec(text) ??
    /^--?(?<month>\d{2})-?(?<day>\d{2})$/.exec(text) ??
    /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/.exec(text) ??
    /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4}|\d{2})?$/.exec(text);
  if (inNumbers) return asParts(inNumbers.groups);
  const american = /^(?<month>\d{1,2})[-/](?<day>\d{1,2})(?:[-/](?<year>\d{4}|\d{2}))?$/.exec(text);
  if (american) {
    const parts = asParts(american.groups);
    return Number(parts.month) > 12 ? { ...parts, month: parts.day, day: parts.month } : parts;
  }
  const named =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/ .,]+(?<month>\p{L}{3,9})\.?(?:[-/ ,]+(?<year>\d{4}|\d{2}))?$/u.exec(text) ??
    /^(?<month>\p{L}{3,9})\.?[-/ ]+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:[-/ ,]+(?<year>\d{4}|\d{2}))?$/u.exec(text);
  if (!named) return null;
  const parts = asParts(named.groups);
  const month = MONTHS.indexOf(parts.month.slice(0, 3).toLowerCase()) + 1;
  return month > 0 ? { ...parts, month: String(month) } : null;
}

const asParts = ({ year, month = '', day = '' }: Readonly<Record<string, string | undefined>> = {}): Parts => ({
  ...{ year: year ?? null, month, day },
});

/** '80' is 1980, '12' is 2012, because a date of birth is never in the future. */
function centuryOf(year: string, now: Date): string {
  return Number(year) > now.getUTCFullYear() % 100 ? `19${year}` : `20${year}`;
}

const spreadsheetDay = (days: number): string => new Date(SPREADSHEET_EPOCH + days * DAY_MS).toISOString().slice(0, 10);
