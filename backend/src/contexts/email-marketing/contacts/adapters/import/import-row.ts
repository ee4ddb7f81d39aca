import { isCalendarDate } from '../../../../../kernel/calendar.js';
import type { ImportedPerson, ImportField, ImportPlan } from '../../domain/contact-import.js';
import { isMailAddress, isPhoneNumber, oneMailAddress } from '../../../../../platform/http/fields/index.js';
import { trimmed } from '../../../../../platform/http/input.pipe.js';
import { withoutTextMark } from '../../../../../platform/imports/csv-rows.js';
import {
  type DateParts,
  datePartsOf,
  isSpreadsheetDay,
  spreadsheetDay,
} from '../../../../../platform/imports/written-date.js';
import { isPast, namesOf, tidyTags } from '../../domain/contact.js';
import { withoutTurning } from '../../../../../platform/http/fields/signs.js';
import { answerIn, type ConsentColumn, isRefusalTag } from './consent-columns.js';

/** A leap year, to look whether a day without a year exists. */
const ANY_YEAR = '2000';
const MAX_BIRTHDAY_LENGTH = 60;

/**
 * A birthday in any common format: `YYYY-MM-DD`, or `--MM-DD` without a year (RFC 6350). Returns null for none, such as
 * Outlook's `0/0/00`, and undefined if it cannot be read. Numeric dates are read in US order.
 */
export function birthdayIn(cell: string, now: Date): string | null | undefined {
  if (cell.length > MAX_BIRTHDAY_LENGTH) return undefined;
  const text = cell
    .trim()
    .replace(/(?:T|[ ,]+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]m|z|utc|[+-]\d{2}:?\d{2})?$/i, '');
  if (text === '' || /^[0/.\- ]+$/.test(text)) return null;
  if (isSpreadsheetDay(text)) return spreadsheetDay(Number(text));
  const parts = partsOf(text);
  if (!parts) return undefined;
  const month = parts.month.padStart(2, '0');
  const day = parts.day.padStart(2, '0');
  const year = parts.year?.length === 2 ? centuryOf(parts.year, now) : parts.year;
  if (!isCalendarDate(`${year ?? ANY_YEAR}-${month}-${day}`)) return undefined;
  return year === null ? `--${month}-${day}` : `${year}-${month}-${day}`;
}

/** A day after the 12th in the place of the month is swapped with it. */
function partsOf(text: string): DateParts | null {
  const parts = datePartsOf(text);
  return parts && Number(parts.month) > 12 && /^\d+[-/]\d+/.test(text) && !/^\d{4}/.test(text)
    ? { ...parts, month: parts.day, day: parts.month }
    : parts;
}

/** '80' is 1980, '12' is 2012, because a date of birth is never in the future. */
function centuryOf(year: string, now: Date): string {
  return Number(year) > now.getUTCFullYear() % 100 ? `19${year}` : `20${year}`;
}

type Standing = Pick<ImportedPerson, 'status' | 'canOptIn' | 'isOptOut' | 'isSuppressed'>;

/** Combines the consent columns and labels of a row: one no outweighs every yes. */
export function standingOf(
  columns: readonly ConsentColumn[],
  cells: readonly string[],
  tags: readonly string[] = [],
): Standing {
  const answers = columns.map(({ column, kind }) => answerIn(kind, cells[column] ?? ''));
  const hasLeft = answers.includes('left') || tags.some(isRefusalTag);
  const isSuppressed = hasLeft || answers.includes('unreached');
  const isOptOut = isSuppressed || answers.includes('no');
  const isInactive = columns.some(
    ({ column, kind }) => kind === 'status' && (cells[column] ?? '').toLowerCase() === 'inactive',
  );
  return {
    status: hasLeft ? 'unsubscribed' : isInactive ? 'inactive' : 'active',
    canOptIn: !isOptOut && !answers.includes('unsaid') && (answers.includes('yes') || !answers.includes('blank')),
    isOptOut,
    isSuppressed,
  };
}

const MAX_LENGTHS: Readonly<Record<Exclude<ImportField, 'email' | 'dateOfBirth' | 'emailOptIn' | 'status'>, number>> = {
  firstName: 80,
  lastName: 80,
  phone: 40,
  tags: 500,
  notes: 2_000,
};

/** Of several in a cell. */
const MAX_ADDRESSES_LENGTH = 1_000;

const ON_ONE_LINE = ['firstName', 'lastName', 'phone'] as const;

/** The content of a row, or the reason why it is invalid. */
export function readImportRow(
  cells: readonly string[],
  plan: ImportPlan,
  isWholeName: boolean,
  now: Date,
  consent: readonly ConsentColumn[] = [],
): ImportedPerson | string {
  const cell = (field: ImportField) => {
    const column = plan.columns[field];
    return column === undefined ? '' : withoutTurning(trimmed(withoutTextMark(cells[column] ?? '')));
  };
  const email = addressIn(cell('email'));
  if (email === '') return 'There is no email address.';
  if (!isMailAddress(email)) return `“${email}” isn’t an email address.`;
  const tooLong = Object.entries(MAX_LENGTHS).find(([field, max]) => cell(field as ImportField).length > max);
  if (tooLong)
    return `More than ${String(tooLong[1])} characters in the column for ${NAMES[tooLong[0] as keyof typeof MAX_LENGTHS]}.`;
  const broken = ON_ONE_LINE.find((field) => /[\r\n]/.test(cell(field)));
  if (broken) return `There’s a line break in the column for ${NAMES[broken]}. Check for an extra quotation mark.`;
  const birthday = birthdayIn(cell('dateOfBirth'), now);
  const dateOfBirth = birthday && isPast(birthday, now) ? birthday : null;
  const phone = oneLine(cell('phone'));
  const fileTags = tagsIn(cell('tags'));
  return {
    email,
    address: email.toLowerCase(),
    ...(isWholeName ? namesOf(turned(cell('firstName'))) : namesIn(cell('firstName'), cell('lastName'))),
    phone: isPhoneNumber(phone) ? phone || null : null,
    unreadPhone: isPhoneNumber(phone) ? null : phone,
    dateOfBirth,
    unreadBirthday: dateOfBirth === null && birthday !== null ? cell('dateOfBirth') : null,
    tags: tidyTags([...plan.tags, ...fileTags]),
    notes: cell('notes') || null,
    ...standingOf(consent, cells, fileTags),
  };
}

const NAMES: Readonly<Record<keyof typeof MAX_LENGTHS, string>> = {
  firstName: 'the first name',
  lastName: 'the last name',
  phone: 'the phone',
  tags: 'the tags',
  notes: 'the notes',
};

/** The first of several addresses, as address books export them; the part in brackets of 'Ana <ana@guests.example>'. */
function addressIn(whole: string): string {
  const cell = whole.slice(0, MAX_ADDRESSES_LENGTH);
  const [first = ''] = cell.split(/\s*:::\s*|[\s,;]+(?=\S+@)/).filter((part) => part.includes('@'));
  const address = /<([^<>]+)>/.exec(cell)?.[1] ?? (first || cell);
  return oneMailAddress(address.replace(/^mailto:/i, '').replace(/[,;]$/, ''));
}

/** Some put each into quotation marks; Google marks its own with a star. */
const tagsIn = (cell: string) =>
  cell.split(/:::|[,;|]/).map((tag) => tag.trim().replaceAll(/^(?:\* +|["“]+)+|["”]+$/g, ''));

const namesIn = (first: string, last: string) => ({ firstName: oneLine(first), lastName: oneLine(last) });
/** 'Lee, Ana' as 'Ana Lee'. */
const turned = (name: string) => name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1');
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
