import { restaurant } from './profile';

/** Days are written YYYY-MM-DD; read at noon, no time zone moves them. */
export const atNoon = (date: string) => new Date(`${date}T12:00:00Z`);

export function addDays(date: string, days: number): string {
  const day = atNoon(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Minutes after midnight of `HH:mm`. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

// Avoids Intl formatters: the first one costs a phone some 80 ms, each further one 20.
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Read part by part: in which order they are written differs between browsers, for every language. */
const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

let clock: { readonly timeZone: string; readonly format: Intl.DateTimeFormat } | undefined;

/** Today and the minute of the day, in the restaurant's time zone. */
export function restaurantNow(now = new Date()): { date: string; minutes: number } {
  const { timeZone } = restaurant;
  // Temporal is not in every browser yet; with it, pages need no formatter to show whether we are open.
  if ('Temporal' in globalThis) {
    const at = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
    return { date: at.toPlainDate().toString(), minutes: at.hour * 60 + at.minute };
  }
  if (clock?.timeZone !== timeZone)
    clock = { timeZone, format: new Intl.DateTimeFormat('en-US', { timeZone, ...PARTS }) };
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clock.format.formatToParts(now)) part[type] = value;
  return {
    date: `${String(part.year)}-${String(part.month)}-${String(part.day)}`,
    minutes: Number(part.hour) * 60 + Number(part.minute),
  };
}

/** The date (YYYY-MM-DD) that the restaurant's calendar shows at an instant. */
export const restaurantDay = (iso: string) => restaurantNow(new Date(iso)).date;

/** The instant at which the restaurant's clock shows that date (YYYY-MM-DD) and time (HH:mm). */
export function restaurantInstant(date: string, time: string): Date {
  const wanted = Date.parse(`${date}T${time}Z`);
  const ahead = (at: number) => {
    const shown = restaurantNow(new Date(at));
    return Date.parse(`${shown.date}T00:00Z`) + shown.minutes * 60_000 - at;
  };
  // The second pass is right if the clock changes between the two moments.
  return new Date(wanted - ahead(wanted - ahead(wanted)));
}

/** `HH:mm` of minutes after midnight. */
export const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The same time on another day, in ISO 8601. */
export const onDay = (day: string, iso: string) =>
  restaurantInstant(day, clockOf(restaurantNow(new Date(iso)).minutes)).toISOString();

/** Whether that minute of the day has passed in the restaurant's time zone. */
export function hasPassed(date: string, minute: number, at = new Date()): boolean {
  const now = restaurantNow(at);
  return date < now.date || (date === now.date && minute <= now.minutes);
}

const HALF_A_YEAR_MS = 183 * 86_400_000;

/** Adds the year if a day is half a year away or more, and thus ambiguous. */
const withYear = (day: string, at: Date) =>
  Math.abs(at.getTime() - Date.now()) < HALF_A_YEAR_MS ? day : `${day}, ${String(at.getUTCFullYear())}`;

const weekdayOf = (at: Date) => WEEKDAYS[at.getUTCDay()] ?? '';
const monthOf = (at: Date) => MONTHS[at.getUTCMonth()] ?? '';
const short = (word: string) => word.slice(0, 3);
const shortDay = (at: Date) => `${short(weekdayOf(at))}, ${short(monthOf(at))} ${String(at.getUTCDate())}`;

/** 'Friday' */
export const formatWeekday = (date: string) => weekdayOf(atNoon(date));

/** 'Friday, November 27'; 'Friday, November 27, 2026' when that is half a year away. */
export function formatDay(date: string): string {
  const at = atNoon(date);
  return withYear(`${weekdayOf(at)}, ${monthOf(at)} ${String(at.getUTCDate())}`, at);
}

/** 'Fri, Nov 27'; 'Fri, Nov 27, 2026' when that is half a year away. */
export function formatShortDay(date: string): string {
  const at = atNoon(date);
  return withYear(shortDay(at), at);
}

/** Like `formatShortDay`, for an instant. */
export const formatShortDayOf = (iso: string) => formatShortDay(restaurantDay(iso));

/** 'Fri, Nov 27, 2026', whenever that is. */
export const formatDate = (date: string) => `${shortDay(atNoon(date))}, ${date.slice(0, 4)}`;

/** 'Nov 27' of each year, of `MM-DD`. */
export function formatYearlyDay(monthAndDay: string): string {
  const at = atNoon(`${A_LEAP_YEAR}-${monthAndDay}`);
  return `${short(monthOf(at))} ${String(at.getUTCDate())}`;
}
const A_LEAP_YEAR = '2028';

/** '12:30 PM', in the restaurant's time zone. */
export const formatTime = (at: Date) => twelveHours(restaurantNow(at).minutes);

function twelveHours(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return `${String(hour % 12 || 12)}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Whether an ISO 8601 moment means a whole day: midnight in the restaurant's time zone. */
export const isWholeDay = (iso: string) => restaurantNow(new Date(iso)).minutes === 0;

/** 'Fri, Nov 27' for a whole day, 'Fri, Nov 27, 12:30 PM' for another moment. */
export const formatWhen = (iso: string) => (isWholeDay(iso) ? formatShortDayOf(iso) : formatMoment(iso));

/** 'Fri, Nov 27, 12:30 PM' for an ISO 8601 moment, in the restaurant's time zone. */
export function formatMoment(iso: string): string {
  const { date, minutes } = restaurantNow(new Date(iso));
  return `${formatShortDay(date)}, ${twelveHours(minutes)}`;
}

/** The same for a narrow column: it breaks only between day and time. */
export const formatMomentNarrow = (iso: string): string => formatMoment(iso).replaceAll(/ (?!\d+:)/g, '\u00a0');
