import { addYear, isCalendarDate, type Weekday, weekdayOf } from '../../../../kernel/calendar.js';

/** A day that a text names. */
export interface PromisedDay {
  /** In the text's own words. */
  readonly named: string;
  readonly weekday: Weekday;
}

const WEEKDAY = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_AND_DAY =
  /\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?:,?\s+(\d{4}))?/gi;
const NUMBERS = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\b/g;
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/g;
/** More are not looked at. */
const MOST_DAYS = 100;

/** Days that a text promises, each once; where it says that the house is closed it promises nothing. */
export function promisedDays(text: string, today: string): PromisedDay[] {
  const days = new Map<string, PromisedDay | null>();
  for (const { named, weekday } of daysIn(text)) {
    if (days.size === MOST_DAYS) break;
    if (!days.has(named.toLowerCase())) days.set(named.toLowerCase(), promised(named, weekday(today)));
  }
  return [...days.values()].filter((day) => day !== null);
}

interface NamedDay {
  readonly named: string;
  /** null for what is no day. */
  readonly weekday: (today: string) => Weekday | null;
}

const promised = (named: string, weekday: Weekday | null): PromisedDay | null => weekday && { named, weekday };

function* daysIn(text: string): Generator<NamedDay> {
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    if (!/\d|day/i.test(sentence) || /\bclosed\b/i.test(sentence)) continue;
    for (const [named, stem = ''] of sentence.matchAll(WEEKDAY))
      yield { named, weekday: () => `${stem.toLowerCase()}day` as Weekday };
    for (const [named, month = '', day = '', year] of sentence.matchAll(MONTH_AND_DAY))
      yield dated(named, MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1, Number(day), year);
    for (const [named, month, day, year] of sentence.matchAll(NUMBERS))
      yield dated(named, Number(month), Number(day), year);
    for (const [named, year, month, day] of sentence.matchAll(ISO))
      yield dated(named, Number(month), Number(day), year);
  }
}

const dated = (named: string, month: number, day: number, year: string | undefined): NamedDay => ({
  named: named.trim(),
  weekday: (today) => {
    const date = dateOf(month, day, year, today);
    return isCalendarDate(date) ? weekdayOf(date) : null;
  },
});

/** Without a year, the next time that the day comes. */
function dateOf(month: number, day: number, year: string | undefined, today: string): string {
  const monthAndDay = `${twoDigits(month)}-${twoDigits(day)}`;
  if (year !== undefined) return `${year}-${monthAndDay}`;
  const date = `${today.slice(0, 4)}-${monthAndDay}`;
  return date < today && isCalendarDate(date) ? addYear(date) : date;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
