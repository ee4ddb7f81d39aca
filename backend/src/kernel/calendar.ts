import { Temporal } from 'temporal-polyfill';

/** Calendar dates are `YYYY-MM-DD`, times of day `HH:mm`; zones are IANA names. */

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Swedish dates are ISO dates. Every reservation request needs one, and Temporal's polyfill is much slower. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar date in the zone at that instant. */
export function dateIn(zone: string, instant: Date): string {
  const formatter = formatters.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  formatters.set(zone, formatter);
  return formatter.format(instant);
}

/** True for a date that exists: `2026-02-30` does not, and PostgreSQL has no year 0. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** The same wall-clock time that many days later, across 23- and 25-hour days too. */
export function addDaysIn(zone: string, instant: Date, days: number): Date {
  const later = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).add({ days });
  return new Date(later.epochMilliseconds);
}

/** The same day of the next year; 29 February becomes 28 February. */
export function addYear(date: string): string {
  const [year = '', ...day] = date.split('-');
  const next = [String(Number(year) + 1).padStart(4, '0'), ...day].join('-');
  return isCalendarDate(next) ? next : next.replace(/29$/, '28');
}

export function weekdayOf(date: string): Weekday {
  const weekday = WEEKDAYS[Temporal.PlainDate.from(date).dayOfWeek - 1];
  if (!weekday) throw new RangeError(`Not a calendar date: ${date}`);
  return weekday;
}

/** The Monday of the date's week. */
export const mondayOf = (date: string): string => addDays(date, -WEEKDAYS.indexOf(weekdayOf(date)));

/** The instant of a local date and time. In the hour skipped in spring, the instant after the gap. */
export function instantOf(date: string, time: string, zone: string): Date {
  return new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds);
}
