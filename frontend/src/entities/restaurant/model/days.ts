import { timeZone } from '@content/restaurant.json';

const LOCALE = 'en-US';

/** Days are written YYYY-MM-DD; read at noon, no time zone moves them. */
export const atNoon = (date: string) => new Date(`${date}T12:00:00Z`);

export function addDays(date: string, days: number): string {
  const day = atNoon(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Minutes after midnight of `HH:mm`. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The first formatter costs a telephone some 80 ms, each further one 20: made when they are used. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): (at: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (at) => (made ??= new Intl.DateTimeFormat(locale, options)).format(at);
}

const clock = formatter('en-CA', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** Today and the minute of the day, where the restaurant stands. */
export function restaurantNow(now = new Date()): { date: string; minutes: number } {
  // Not every browser has it yet. Where it is, a page can say whether we are open without its first formatter.
  if ('Temporal' in globalThis) {
    const at = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
    return { date: at.toPlainDate().toString(), minutes: at.hour * 60 + at.minute };
  }
  const [date = '', hourAndMinute = ''] = clock(now).split(', ');
  return { date, minutes: minutesOf(hourAndMinute) };
}

/** The instant at which the restaurant's clock shows that date (YYYY-MM-DD) and time (HH:mm). */
export function restaurantInstant(date: string, time: string): Date {
  const wanted = Date.parse(`${date}T${time}Z`);
  const ahead = (at: number) => {
    const shown = restaurantNow(new Date(at));
    return Date.parse(`${shown.date}T00:00Z`) + shown.minutes * 60_000 - at;
  };
  // Where the clock is put forward or back between the two, the second look is right.
  return new Date(wanted - ahead(wanted - ahead(wanted)));
}

/** `HH:mm` of minutes after midnight. */
export const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The same hour of another day, in ISO 8601. */
export const onDay = (day: string, iso: string) =>
  restaurantInstant(day, clockOf(restaurantNow(new Date(iso)).minutes)).toISOString();

/** Whether the clock of the restaurant has shown that minute of the day. */
export function hasPassed(date: string, minute: number, at = new Date()): boolean {
  const now = restaurantNow(at);
  return date < now.date || (date === now.date && minute <= now.minutes);
}

const HALF_A_YEAR_MS = 183 * 86_400_000;

/** With the year where nobody could be sure which one is meant: half a year away or more. */
function dayFormatter(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  const near = formatter(LOCALE, options);
  const far = formatter(LOCALE, { ...options, year: 'numeric' });
  return (at) => (Math.abs(at.getTime() - Date.now()) < HALF_A_YEAR_MS ? near(at) : far(at));
}

const longDay = dayFormatter({ timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });
const shortDay = dayFormatter({ timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });
const dayOfAYear = formatter(LOCALE, {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const dayOfEachYear = formatter(LOCALE, { timeZone: 'UTC', month: 'short', day: 'numeric' });
const A_LEAP_YEAR = '2028';
const moment = dayFormatter({
  timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** 'Friday, November 27' */
export const formatDay = (date: string) => longDay(atNoon(date));

/** 'Fri, Nov 27'; 'Fri, Nov 27, 2026' when that is half a year away. */
export const formatShortDay = (date: string) => shortDay(atNoon(date));

/** 'Fri, Nov 27, 2026', whenever that is. */
export const formatDate = (date: string) => dayOfAYear(atNoon(date));

/** 'Nov 27' of each year, of `MM-DD`. */
export const formatYearlyDay = (monthAndDay: string) => dayOfEachYear(atNoon(`${A_LEAP_YEAR}-${monthAndDay}`));

/** '12:30 PM', where the restaurant stands. */
export const formatTime = formatter(LOCALE, { timeZone, timeStyle: 'short' });

/** A moment in ISO 8601 that stands for a day: midnight where the restaurant stands. */
export const isWholeDay = (iso: string) => restaurantNow(new Date(iso)).minutes === 0;

/** 'Fri, Nov 27' for a whole day, 'Fri, Nov 27, 12:30 PM' for another moment. */
export const formatWhen = (iso: string) =>
  isWholeDay(iso) ? formatShortDay(restaurantNow(new Date(iso)).date) : formatMoment(iso);

/** 'Fri, Nov 27, 12:30 PM', where the restaurant stands, of a moment in ISO 8601. */
export const formatMoment = (iso: string) => moment(new Date(iso));
