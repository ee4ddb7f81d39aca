import { addYear, isCalendarDate, type Weekday, weekdayOf } from '../../../kernel/calendar.js';
import { sentencesOf } from '../../../kernel/sentences.js';
import type { OpeningHours } from './opening-hours.js';
import { minutesIn, type Span, WEEKDAYS } from './week.js';

/** A day mentioned in a text. */
interface NamedDay {
  /** As the text puts it. */
  readonly named: string;
  readonly weekday: Weekday;
  /** Null if only a weekday is mentioned. */
  readonly date: string | null;
}

const STEM = '(mon|tues|wednes|thurs|fri|satur|sun)days?';
const WEEKDAY = new RegExp(String.raw`\b${STEM}\b`, 'gi');
const WEEKDAYS_IN_A_ROW = new RegExp(String.raw`\b${STEM} ?(?:-|–|to|through|thru|until|till) ?${STEM}\b`, 'gi');
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_AND_DAY =
  /\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?:,?\s+(\d{4}))?/gi;
const NUMBERS = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\b/g;
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/g;

/** Finds the days mentioned in a sentence, in order. */
function* namedDays(sentence: string, today: string): Generator<NamedDay> {
  if (!/\d|day/i.test(sentence)) return;
  for (const [named, first = '', last = ''] of sentence.matchAll(WEEKDAYS_IN_A_ROW))
    for (const weekday of daysBetween(dayOf(first), dayOf(last))) yield { named, weekday, date: null };
  for (const [named, stem = ''] of sentence.replaceAll(WEEKDAYS_IN_A_ROW, ' ').matchAll(WEEKDAY))
    yield { named, weekday: dayOf(stem), date: null };
  for (const [named, month = '', day = '', year] of sentence.matchAll(MONTH_AND_DAY))
    yield* dated(named, dateOf(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1, Number(day), year, today));
  for (const [named, month, day, year] of sentence.matchAll(NUMBERS))
    yield* dated(named, dateOf(Number(month), Number(day), year, today));
  for (const [named, year, month, day] of sentence.matchAll(ISO))
    yield* dated(named, dateOf(Number(month), Number(day), year, today));
}

const dayOf = (stem: string) => `${stem.toLowerCase()}day` as Weekday;

/** Both included, also across the end of the week. */
function daysBetween(first: Weekday, last: Weekday): readonly Weekday[] {
  const from = WEEKDAYS.indexOf(first);
  const days = (WEEKDAYS.indexOf(last) - from + WEEKDAYS.length) % WEEKDAYS.length;
  return [...WEEKDAYS, ...WEEKDAYS].slice(from, from + days + 1);
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

/** A day or time in a text that contradicts the opening hours. */
export interface NamedHours {
  /** As the text puts it. */
  readonly named: string;
  /** One sentence. */
  readonly message: string;
}

/** Limit of mentions that are checked. */
const MAX_MENTIONS = 100;
const NOON = 12 * 60;
const TIME = String.raw`\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b)?`;
const RANGE = new RegExp(String.raw`(?<![\w:.$/-])(${TIME}) ?(?:-|–|to|until|till) ?(${TIME})(?![\w:/-])`, 'gi');
const ONE_TIME = /(?<![\w:.$])\d{1,2}(?::\d\d)? ?[ap]\.?m\b/gi;
const HAS_HALF = /[ap]\.?m\b/i;
const OPENING_WORDS = /\b(?:open|opens|opening|hours)\b/i;

/** Wrong days and hours in a text, each once. Statements that the restaurant is closed are ignored. */
export function hoursFindings(text: string, hours: OpeningHours, today: string): NamedHours[] {
  const found = new Map<string, NamedHours>();
  let looked = 0;
  for (const sentence of sentencesOf(text)) {
    if (looked >= MAX_MENTIONS) break;
    if (/\bclosed\b/i.test(sentence)) continue;
    const days = firstOf(namedDays(sentence, today));
    const open = days.filter((day) => spansOf(day, hours, today).length > 0);
    const closed = days.filter((day) => !open.includes(day)).map((day) => closedOn(day, hours, today));
    const isOpenAtAll = days.length === 0 || open.length > 0;
    const times = isOpenAtAll ? firstOf(timesIn(sentence)) : [];
    const meant = open.length > 0 ? open : WEEKDAYS.map(plainDay);
    const wrong = times.filter((time) => !isTrue(time, sentence, meant, hours, today)).map(outside);
    for (const one of [...closed, ...wrong]) {
      const key = one.message.toLowerCase();
      if (!found.has(key)) found.set(key, one);
    }
    looked += days.length + times.length;
  }
  return [...found.values()];
}

/** Unique mentions, up to the limit. */
function firstOf<T extends { readonly named: string; readonly weekday?: Weekday }>(named: Iterable<T>): T[] {
  const first = new Map<string, T>();
  for (const one of named) {
    if (first.size === MAX_MENTIONS) break;
    const key = `${one.named} ${one.weekday ?? ''}`;
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

const outside = ({ named }: Claim): NamedHours => ({
  named,
  message: `The text names ${named}, and the restaurant is not open then.`,
});

const plainDay = (weekday: Weekday): NamedDay => ({ named: weekday, weekday, date: null });

const spansOf = ({ weekday, date }: NamedDay, hours: OpeningHours, today: string): readonly Span[] =>
  date === null ? hours.weekly(today)[weekday] : hours.opening(date).spans;

function closedOn({ named, weekday, date }: NamedDay, hours: OpeningHours, today: string): NamedHours {
  const { isSpecial = false, note = null } = date === null ? {} : hours.opening(date);
  const isClosedEachWeek = !isSpecial || hours.weekly(date ?? today)[weekday].length === 0;
  const when = isClosedEachWeek ? `on ${capitalised(weekday)}s` : note ? `that day (${note})` : 'that day';
  return { named, message: `The text names ${named}, and the restaurant is closed ${when}.` };
}

interface Claim {
  readonly named: string;
  /** Possible minutes of the day: two if a.m. or p.m. is unclear. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly isRange: boolean;
}

function* timesIn(sentence: string): Generator<Claim> {
  for (const [named, from = '', to = ''] of sentence.matchAll(RANGE))
    if (HAS_HALF.test(named)) yield claim(named, minutes(from), minutes(to), true);
  const rest = sentence.replaceAll(RANGE, (named) => (HAS_HALF.test(named) ? ' ' : named));
  for (const [named] of rest.matchAll(ONE_TIME)) yield claim(named, minutes(named), minutes(named), false);
}

const claim = (named: string, from: readonly number[], to: readonly number[], isRange: boolean): Claim => ({
  named: named.trim(),
  from,
  to,
  isRange,
});

/** '10am' is one minute of the day; '10' may be one of two. */
function minutes(time: string): number[] {
  const [, hour = '', minute = '0', half] = /^(\d+)(?::(\d+))? ?([ap])?/i.exec(time) ?? [];
  const first = (Number(hour) % 12) * 60 + Number(minute);
  if (!half) return [first, first + NOON];
  return [half.toLowerCase() === 'p' ? first + NOON : first];
}

/** Stated opening hours must equal those of the day; other times must be within them. */
function isTrue(
  { from, to, isRange }: Claim,
  sentence: string,
  days: readonly NamedDay[],
  hours: OpeningHours,
  today: string,
): boolean {
  const isExact = isRange && OPENING_WORDS.test(sentence);
  return days.some((day) =>
    spansOf(day, hours, today).some((span) => {
      const { from: opens, to: closes } = minutesIn(span);
      if (isExact) return from.includes(opens) && to.includes(closes % (2 * NOON));
      return from.some((start) => start >= opens && start <= closes) && to.some((end) => end >= opens && end <= closes);
    }),
  );
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
