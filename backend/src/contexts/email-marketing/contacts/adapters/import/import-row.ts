import { isCalendarDate } from '../../../../../kernel/calendar.js';
import { isMailAddress } from '../../../../../platform/http/fields/index.js';
import type { ImportedPerson, ImportField, ImportPlan } from '../../domain/contact-import.js';
import { isPast, namesOf, tidyTags } from '../../domain/contact.js';
import type { ConsentColumn } from './consent-columns.js';
import { standingOf } from './standing.js';

const LONGEST: Readonly<Record<Exclude<ImportField, 'email' | 'dateOfBirth' | 'emailOptIn' | 'status'>, number>> = {
  firstName: 80,
  lastName: 80,
  phone: 40,
  tags: 500,
  notes: 2_000,
};

/** Our export and others write it before what a spreadsheet would take for a formula. */
const MARK_OF_TEXT = /^'(?=[=+\-@])/;

const ON_ONE_LINE = ['firstName', 'lastName', 'phone'] as const;

/** What a row says, or in words why it means nothing. */
export function readImportRow(
  cells: readonly string[],
  plan: ImportPlan,
  isWholeName: boolean,
  now: Date,
  consent: readonly ConsentColumn[] = [],
): ImportedPerson | string {
  const cell = (field: ImportField) => {
    const column = plan.columns[field];
    return column === undefined ? '' : (cells[column] ?? '').replace(MARK_OF_TEXT, '');
  };
  const email = cell('email');
  if (email === '') return 'There is no email address.';
  if (!isMailAddress(email)) return `'${email}' is no email address.`;
  const tooLong = Object.entries(LONGEST).find(([field, most]) => cell(field as ImportField).length > most);
  if (tooLong)
    return `More than ${String(tooLong[1])} characters in the column for ${NAMES[tooLong[0] as keyof typeof LONGEST]}.`;
  const broken = ON_ONE_LINE.find((field) => /[\r\n]/.test(cell(field)));
  if (broken) return `There is a line break in the column for ${NAMES[broken]}: a quotation mark may be too many.`;
  const dateOfBirth = birthdayOf(cell('dateOfBirth'));
  if (dateOfBirth === undefined) return `'${cell('dateOfBirth')}' is no date of birth.`;
  if (dateOfBirth !== null && !isPast(dateOfBirth, now)) return `'${cell('dateOfBirth')}' is in the future.`;
  const fileTags = cell('tags').split(/[,;|]/);
  return {
    email,
    address: email.toLowerCase(),
    ...(isWholeName ? namesOf(cell('firstName')) : namesIn(cell('firstName'), cell('lastName'))),
    phone: oneLine(cell('phone')) || null,
    dateOfBirth,
    tags: tidyTags([...plan.tags, ...fileTags]),
    notes: cell('notes') || null,
    ...standingOf(consent, cells, fileTags),
  };
}

const NAMES: Readonly<Record<keyof typeof LONGEST, string>> = {
  firstName: 'the first name',
  lastName: 'the last name',
  phone: 'the phone',
  tags: 'the tags',
  notes: 'the notes',
};

const namesIn = (first: string, last: string) => ({ firstName: oneLine(first), lastName: oneLine(last) });
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** `1980-11-05` or `11/5/1980`; undefined when it is neither. */
function birthdayOf(text: string): string | null | undefined {
  if (text === '') return null;
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return isCalendarDate(date) ? date : undefined;
}
