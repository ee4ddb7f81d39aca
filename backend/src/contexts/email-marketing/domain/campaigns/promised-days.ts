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
const ISO = /\b\d{4}-\d{2}-\d{2}\b/g;

/** Days that a text promises, each once; where it says that the house is closed it promises nothing. */
export function promisedDays(text: string, today: string): PromisedDay[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => !/\bclosed\b/i.test(sentence));
  const days = sentences.flatMap((sentence) => [...weekdaysIn(sentence), ...datesIn(sentence, today)]);
  return [...new Map(days.map((day) => [day.named.toLowerCase(), day])).values()];
}

const weekdaysIn = (sentence: string): PromisedDay[] =>
  Array.from(sentence.matchAll(WEEKDAY), ([named, stem = '']) => ({
    named,
    weekday: `${stem.toLowerCase()}day` as Weekday,
  }));

function datesIn(sentence: string, today: string): PromisedDay[] {
  const named = [
    ...Array.from(sentence.matchAll(MONTH_AND_DAY), ([text, month = '', day = '', year]) => ({
      text,
      date: dateOf(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1, Number(day), year, today),
    })),
    ...Array.from(sentence.matchAll(NUMBERS), ([text, month = '', day = '', year]) => ({
      text,
      date: dateOf(Number(month), Number(day), year, today),
    })),
    ...Array.from(sentence.matchAll(ISO), ([text]) => ({ text, date: text })),
  ];
  return named
    .filter(({ date }) => isCalendarDate(date))
    .map(({ text, date }) => ({ named: text.trim(), weekday: weekdayOf(date) }));
}

/** Without a year, the next time that the day comes. */
function dateOf(month: number, day: number, year: string | undefined, today: string): string {
  const monthAndDay = `${twoDigits(month)}-${twoDigits(day)}`;
  if (year !== undefined) return `${year}-${monthAndDay}`;
  const date = `${today.slice(0, 4)}-${monthAndDay}`;
  return date < today && isCalendarDate(date) ? addYear(date) : date;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
