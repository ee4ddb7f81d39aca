import { addDays, weekdayOf } from '../../../kernel/calendar.js';
import { type Span, WEEKDAYS } from './week.js';

export const HOLIDAY_KEYS = [
  'new-years-day',
  'martin-luther-king-day',
  'presidents-day',
  'easter-sunday',
  'memorial-day',
  'juneteenth',
  'independence-day',
  'labor-day',
  'columbus-day',
  'veterans-day',
  'thanksgiving',
  'christmas-eve',
  'christmas-day',
  'new-years-eve',
] as const;
export type HolidayKey = (typeof HOLIDAY_KEYS)[number];

interface Holiday {
  readonly name: string;
  readonly of: (year: number) => string;
}

/** Hours on a holiday: if `isObserved`, these spans replace the weekday's; none means closed. */
export interface HolidayRule {
  readonly isObserved: boolean;
  readonly spans: readonly Span[];
}

export type HolidayRules = Readonly<Record<HolidayKey, HolidayRule>>;

/** A new restaurant is closed on these; the owner can change each. */
const CLOSED_AT_FIRST: readonly HolidayKey[] = ['new-years-day', 'easter-sunday', 'thanksgiving', 'christmas-day'];

const twoDigits = (number: number) => String(number).padStart(2, '0');
const fixed = (month: number, day: number) => (year: number) => `${String(year)}-${twoDigits(month)}-${twoDigits(day)}`;

/** Date of the nth weekday of a month. */
const nth = (place: number, weekday: (typeof WEEKDAYS)[number], month: number) => (year: number) => {
  const first = fixed(month, 1)(year);
  const ahead = (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(first)) + 7) % 7;
  return addDays(first, ahead + 7 * (place - 1));
};

const lastMondayOfMay = (year: number) => {
  const last = fixed(5, 31)(year);
  return addDays(last, -WEEKDAYS.indexOf(weekdayOf(last)));
};

/** The Gregorian computus of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return fixed(Math.floor(days / 31), (days % 31) + 1)(year);
}

export const HOLIDAYS: Readonly<Record<HolidayKey, Holiday>> = {
  'new-years-day': { name: 'New Year’s Day', of: fixed(1, 1) },
  'martin-luther-king-day': { name: 'Martin Luther King Jr. Day', of: nth(3, 'monday', 1) },
  'presidents-day': { name: 'Presidents’ Day', of: nth(3, 'monday', 2) },
  'easter-sunday': { name: 'Easter Sunday', of: easterSunday },
  'memorial-day': { name: 'Memorial Day', of: lastMondayOfMay },
  juneteenth: { name: 'Juneteenth', of: fixed(6, 19) },
  'independence-day': { name: 'Independence Day', of: fixed(7, 4) },
  'labor-day': { name: 'Labor Day', of: nth(1, 'monday', 9) },
  'columbus-day': { name: 'Columbus Day', of: nth(2, 'monday', 10) },
  'veterans-day': { name: 'Veterans Day', of: fixed(11, 11) },
  thanksgiving: { name: 'Thanksgiving', of: nth(4, 'thursday', 11) },
  'christmas-eve': { name: 'Christmas Eve', of: fixed(12, 24) },
  'christmas-day': { name: 'Christmas Day', of: fixed(12, 25) },
  'new-years-eve': { name: 'New Year’s Eve', of: fixed(12, 31) },
};

export const DEFAULT_HOLIDAYS = Object.fromEntries(
  HOLIDAY_KEYS.map((key): [string, HolidayRule] => [key, { isObserved: CLOSED_AT_FIRST.includes(key), spans: [] }]),
) as HolidayRules;

/** Holidays outside the United States that many countries share. The owner enters others as special days. */
const ELSEWHERE: readonly HolidayKey[] = [
  'new-years-day',
  'easter-sunday',
  'christmas-eve',
  'christmas-day',
  'new-years-eve',
];

export const holidaysOf = (country: string): readonly HolidayKey[] => (country === 'US' ? HOLIDAY_KEYS : ELSEWHERE);

/** Of one year by date; finding them takes longer than all else that a day's hours need. */
const datesOfYear = new Map<number, ReadonlyMap<string, HolidayKey>>();

function holidaysIn(year: number): ReadonlyMap<string, HolidayKey> {
  const found = datesOfYear.get(year) ?? new Map(HOLIDAY_KEYS.map((key) => [HOLIDAYS[key].of(year), key] as const));
  datesOfYear.set(year, found);
  return found;
}

/** The holiday on a date; null if there is none. */
export function holidayOn(date: string, keys = HOLIDAY_KEYS as readonly HolidayKey[]): HolidayKey | null {
  const key = holidaysIn(Number(date.slice(0, 4))).get(date);
  return key !== undefined && keys.includes(key) ? key : null;
}

/** Next date of the holiday on or after that day. */
export function nextHoliday(key: HolidayKey, from: string): string {
  const year = Number(from.slice(0, 4));
  const thisYear = HOLIDAYS[key].of(year);
  return thisYear >= from ? thisYear : HOLIDAYS[key].of(year + 1);
}
