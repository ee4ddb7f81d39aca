import { createHash } from 'node:crypto';
import { dateIn, instantOf, isCalendarDate } from '../../../../kernel/calendar.js';
import { isMailAddress, oneMailAddress } from '../../../../platform/http/fields/index.js';
import { withoutTurning } from '../../../../platform/http/fields/signs.js';
import { trimmed } from '../../../../platform/http/input.pipe.js';
import { withoutTextMark } from '../../../../platform/imports/csv-rows.js';
import { datePartsOf, isSpreadsheetDay, spreadsheetDay } from '../../../../platform/imports/written-date.js';
import { type Mention, mentionsIn } from '../../domain/mentions.js';
import type { PartySize } from '../../domain/party-size.js';
import type { VisitField, VisitImportPlan } from './visit-columns.js';

export const VISIT_RESULTS = ['completed', 'no-show', 'canceled', 'declined'] as const;
export type VisitResult = (typeof VISIT_RESULTS)[number];

/** A past visit or a canceled table in a file. */
export interface ImportedVisit {
  /** Identifies the visit, so that no import adds it twice; it is one-way. */
  readonly key: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly partySize: PartySize;
  /** `YYYY-MM-DD` in the restaurant's zone. */
  readonly date: string;
  /** Such as '7:15 PM'; unlike requests, imported visits can have any time. */
  readonly time: string;
  readonly visitAt: Date;
  /** When the table was booked; the time of the visit if the file doesn't say. */
  readonly bookedAt: Date;
  readonly result: VisitResult;
  readonly specialRequests: string | null;
  readonly notes: string | null;
  readonly mentions: readonly Mention[];
  /** Only for guests with an email address; the note of others is among the visit's notes. */
  readonly guestNote: string | null;
  readonly tables: string | null;
  /** Whether the file has an email address that cannot be read. */
  readonly hasUnreadEmail: boolean;
}

/** What a row is read against. */
export interface VisitReading {
  readonly plan: VisitImportPlan;
  readonly timeZone: string;
  readonly now: Date;
  /** Of the file; with the line it identifies visits of unnamed guests. */
  readonly fileHash: string;
}

export const NOT_OVER = 'This visit isn’t over yet. Enter it with “New request”.';

const MAX_LENGTHS: Readonly<Partial<Record<VisitField, readonly [number, string]>>> = {
  name: [120, 'the name'],
  firstName: [80, 'the first name'],
  lastName: [80, 'the last name'],
  phone: [40, 'the phone'],
  specialRequests: [2_000, 'special requests'],
  visitNotes: [2_000, 'visit notes'],
  guestNotes: [2_000, 'guest notes'],
  tables: [60, 'the table'],
};

/** The visit of a row, or the reason why it cannot be read. */
export function readVisitRow(cells: readonly string[], line: number, reading: VisitReading): ImportedVisit | string {
  const { plan, timeZone, now, fileHash } = reading;
  const cell = (field: VisitField) => {
    const column = plan.columns[field];
    return column === undefined ? '' : withoutTurning(trimmed(withoutTextMark(cells[column] ?? '')));
  };
  for (const [field, [max, label]] of Object.entries(MAX_LENGTHS)) {
    if (cell(field as VisitField).length > max)
      return `More than ${max.toLocaleString('en-US')} characters in the column for ${label}.`;
  }
  const when = whenIn(cell('date'), cell('time'), plan.isDayFirst, timeZone);
  if (typeof when === 'string') return when;
  const guests = guestsIn(cell('partySize'));
  if (guests === null) return `“${cell('partySize').slice(0, MAX_MOMENT_LENGTH)}” isn’t a party size.`;
  const stated = resultIn(cell('status'));
  if (stated === null)
    return `“${cell('status').slice(0, MAX_MOMENT_LENGTH)}” isn’t a status we know. Use Completed, No-show, Canceled or Declined.`;
  const visitAt = instantOf(when.date, when.clock, timeZone);
  const isOver = stated === 'unsaid' ? when.date < dateIn(timeZone, now) : visitAt <= now;
  if (!isOver) return NOT_OVER;
  const result = stated === 'unsaid' ? 'completed' : stated;
  const { name, email, hasUnreadEmail, phone } = guestIn(cell);
  const specialRequests = cell('specialRequests') || null;
  const guestNote = cell('guestNotes');
  const notes = [
    guests > 10 ? `Party of ${String(guests)}.` : '',
    cell('visitNotes'),
    email === null && guestNote ? `Guest: ${guestNote}` : '',
  ].filter(Boolean);
  const partySize = (guests >= 10 ? '10+' : String(guests)) as PartySize;
  const known = email ?? (digitsOf(phone) || (isUnnamed(name) ? `${fileHash}:${String(line)}` : name.toLowerCase()));
  const key = createHash('sha256').update([known, when.date, when.time, partySize, result].join('|')).digest('hex');
  return {
    key,
    name,
    email,
    phone,
    partySize,
    date: when.date,
    time: when.time,
    visitAt,
    result,
    specialRequests,
    bookedAt: bookedAtIn(cell('bookedAt'), plan.isDayFirst, timeZone, visitAt),
    notes: notes.join('\n') || null,
    mentions: mentionsIn(specialRequests, notes.join('\n') || null),
    guestNote: email === null ? null : guestNote || null,
    tables: oneLine(cell('tables')) || null,
    hasUnreadEmail,
  };
}

function guestIn(cell: (field: VisitField) => string) {
  const whole = cell('name') || `${cell('firstName')} ${cell('lastName')}`;
  const name = oneLine(whole).replace(/^([^,]+),\s*([^,]+)$/, '$2 $1') || 'Guest';
  const address = oneMailAddress(cell('email')).toLowerCase();
  const email = isMailAddress(address) ? address : null;
  return { name, email, phone: oneLine(cell('phone')) || null, hasUnreadEmail: address !== '' && email === null };
}

/** Names that several guests share. */
const isUnnamed = (name: string) => /^(?:guest|walk[ -]?ins?|anonymous|unknown|n\/?a|-+)$/i.test(name);
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const digitsOf = (phone: string | null) => {
  const digits = (phone ?? '').replaceAll(/\D/g, '').slice(-9);
  return digits.length >= 7 ? digits : '';
};

const MAX_GUESTS = 500;

function guestsIn(cell: string): number | null {
  const guests = Number(/\d+/.exec(cell)?.[0] ?? 0);
  return guests >= 1 && guests <= MAX_GUESTS ? guests : null;
}

/** Who ended it decides whether a canceled table counts as a cancellation or as declined. */
const BY_RESTAURANT = /restaurant|venue|merchant|business|host|staff|manager/;
const NEVER_TAKEN =
  /^(?:declin|denied|reject|refused|expired|turnedaway|unanswered|abandon|delet|pending|request|waitlist|waiting|notify|onhold|incomplete)/;
const CAME =
  /^(?:complete|done|finish|assumedfinish|seated|partiallyseated|reseated|arrived|partiallyarrived|allarrived|fullyarrived|dined|appetizer|entree|dessert|cleared|checkdropped|bustable|bussing|paid|billed|closed|departed|left$|attended|visited|show|checkedin|checkedout|redeemed|fulfilled|walkin|walkedin|honored|used|archived)/;
/** The outcome was never recorded. */
const BOOKED =
  /^(?:|booked|confirmed|reserved|accepted|approved|scheduled|upcoming|unconfirmed|notconfirmed|leftmessage|leftvoicemail|noanswer|runninglate|late|expected|prepaid|active|created|new|open)$/;

/** `unsaid` if the file leaves open whether they came; null if the word is unknown. */
export function resultIn(status: string): VisitResult | 'unsaid' | null {
  const word = status.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (word === '' && status !== '') return null;
  if (/noshow|notshow|didntshow|neverarrived|absent/.test(word)) return 'no-show';
  if (word.includes('cancel')) return BY_RESTAURANT.test(word) ? 'declined' : 'canceled';
  if (NEVER_TAKEN.test(word)) return 'declined';
  if (CAME.test(word)) return 'completed';
  return BOOKED.test(word) ? 'unsaid' : null;
}

interface Moment {
  readonly date: string;
  /** '7:15 PM' */
  readonly time: string;
  /** '19:15' */
  readonly clock: string;
}

const TIME = String.raw`\d{1,2}(?:[:.]\d{2}){1,2}(?:\.\d+)?\s*(?:[ap]\.?\s?m\.?)?|\d{1,2}\s*[ap]\.?\s?m\.?`;
const WITH_TIME = new RegExp(`^(.*?\\d)(?:T|,?\\s+(?:at\\s+|@\\s*)?)(${TIME})$`, 'i');
/** An offset after the time; without one, the restaurant's time zone applies. */
const ZONED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|UTC|[+-]\d{2}:?\d{2})$/i;
const OFFSET = /\s?(?:Z|UTC|[+-]\d{2}:?\d{2})$/i;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
const MAX_MOMENT_LENGTH = 60;

/** Day and time of a visit from one or two cells, or the reason why they cannot be read. */
export function whenIn(dateCell: string, timeCell: string, isDayFirst: boolean, timeZone: string): Moment | string {
  if (dateCell === '') return 'There is no date.';
  const unreadable = `“${dateCell.slice(0, MAX_MOMENT_LENGTH)}” isn’t a date.`;
  if (dateCell.length > MAX_MOMENT_LENGTH) return unreadable;
  if (timeCell === '' && ZONED.test(dateCell)) return zoned(dateCell, timeZone) ?? unreadable;
  const text = (ZONED.test(dateCell) ? dateCell.replace(OFFSET, '') : dateCell).replace(WEEKDAY, '');
  const [, day = text, itsTime = ''] = WITH_TIME.exec(text) ?? [];
  const date = dayIn(day.trim(), isDayFirst);
  if (date === null)
    return isOtherOrder(day, isDayFirst) ? `${unreadable} Check the order of day and month.` : unreadable;
  const written = timeCell || itsTime;
  if (written === '') return 'There is no time.';
  const clock = clockIn(timeOf(written));
  return clock === null
    ? `“${written.slice(0, MAX_MOMENT_LENGTH)}” isn’t a time.`
    : { date, clock, time: shownTime(clock) };
}

/** The time of a cell that repeats the date. */
const timeOf = (text: string) => (text.length > MAX_MOMENT_LENGTH ? text : (WITH_TIME.exec(text)?.[2] ?? text));

function zoned(text: string, timeZone: string): Moment | null {
  const instant = new Date(
    text
      .replace(' ', 'T')
      .replace(/\s?UTC$/i, 'Z')
      .replace(/\s(?=[+-])/, ''),
  );
  if (Number.isNaN(instant.getTime())) return null;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const clock = format.format(instant);
  return { date: dateIn(timeZone, instant), clock, time: shownTime(clock) };
}

const SLASHED = /^\d{1,2}[-/]\d{1,2}[-/]/;

function dayIn(text: string, isDayFirst: boolean): string | null {
  if (isSpreadsheetDay(text)) return spreadsheetDay(Number(text));
  const parts = datePartsOf(text);
  if (!parts || parts.year === null) return null;
  const { month, day } = isDayFirst && SLASHED.test(text) ? { month: parts.day, day: parts.month } : parts;
  const year = parts.year.length === 2 ? `20${parts.year}` : parts.year;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) && date >= '1980' ? date : null;
}

const isOtherOrder = (text: string, isDayFirst: boolean) => SLASHED.test(text) && dayIn(text, !isDayFirst) !== null;

/** '19:15' from '7:15 PM', '7:15p', '19:15:00', '7 pm' or '7.15 p.m.'. */
export function clockIn(text: string): string | null {
  const parts = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])(?:\.?\s?m?\.?))?$/i.exec(text.trim());
  if (!parts) return null;
  const [, hours = '', minutes, half] = parts;
  if (minutes === undefined && half === undefined) return null;
  const hour = Number(hours);
  if (half === undefined ? hour > 23 : hour < 1 || hour > 12) return null;
  if (Number(minutes ?? 0) > 59) return null;
  const hour24 = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour24).padStart(2, '0')}:${minutes ?? '00'}`;
}

function shownTime(clock: string): string {
  const [hour = '', minute = ''] = clock.split(':');
  return `${String(Number(hour) % 12 || 12)}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/** Falls back to the visit: what the file does not say is not guessed. */
function bookedAtIn(cell: string, isDayFirst: boolean, timeZone: string, visitAt: Date): Date {
  const booked = whenIn(cell, '', isDayFirst, timeZone);
  const onDay = typeof booked === 'string' ? whenIn(cell, '12:00', isDayFirst, timeZone) : booked;
  if (typeof onDay === 'string') return visitAt;
  const bookedAt = instantOf(onDay.date, onDay.clock, timeZone);
  return bookedAt < visitAt ? bookedAt : visitAt;
}
