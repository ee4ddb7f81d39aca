import { addYear, isCalendarDate, type Weekday, weekdayOf } from '../../../kernel/calendar.js';

/** A day mentioned in a text. */
export interface NamedDay {
  /** As the text puts it. */
  readonly named: string;
  readonly weekday: Weekday;
  /** Null if only a weekday is mentioned. */
  readonly date: string | null;
}

const WEEKDAY = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_AND_DAY =
  /\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?:,?\s+(\d{4}))?/gi;
const NUMBERS = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\b/g;
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/g;

/** Finds the days mentioned in a sentence, in order. */
export function* namedDays(sentence: string, today: string): Generator<NamedDay> {
  if (!/\d|day/i.test(sentence)) return;
  for (const [named, stem = ''] of sentence.matchAll(WEEKDAY))
    yield { named, weekday: `${stem.toLowerCase()}day` as Weekday, date: null };
  for (const [named, month = '', day = '', year] of sentence.matchAll(MONTH_AND_DAY))
    yield* dated(named, dateOf(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1, Number(day), year, today));
  for (const [named, month, day, year] of sentence.matchAll(NUMBERS))
    yield* dated(named, dateOf(Number(month), Number(day), year, today));
  for (const [named, year, month, day] of sentence.matchAll(ISO))
    yield* dated(named, dateOf(Number(month), Number(day), year, today));
}

const dated = (named: string, date: string): NamedDay[] =>
  isCalendarDate(date) ? [{ named: named.trim(), weekday: weekdayOf(date), date }] : [];

/** Without a year, the next date with that month and day. */
function dateOf(month: number, day: number, year: string | undefined, today: string): string {
  const monthAndDay = `${twoDigits(month)}-${twoDigits(day)}`;
  if (year !== undefined) return `${year}-${monthAndDay}`;
  const date = `${today.slice(0, 4)}-${monthAndDay}`;
  return date < today && isCalendarDate(date) ? addYear(date) : date;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
