/** Calendar dates are `YYYY-MM-DD`, times of day `HH:mm`; zones are IANA names. */

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The calendar date which the zone's wall shows at that instant. */
export function dateIn(zone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(instant);
}

/** True for a date that exists: `2026-02-30` does not. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The same day of the next year; 29 February becomes 28 February. */
export function addYear(date: string): string {
  const next = `${String(Number(date.slice(0, 4)) + 1)}${date.slice(4)}`;
  return isCalendarDate(next) ? next : `${next.slice(0, 8)}28`;
}

export function weekdayOf(date: string): Weekday {
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  if (!weekday) throw new RangeError(`Not a calendar date: ${date}`);
  return weekday;
}

/** The instant at which the zone's wall shows that date and time; in the hour skipped in spring, the instant after the gap. */
export function instantOf(date: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const guess = wanted - offsetAt(wanted, zone);
  const instant = wanted - offsetAt(guess, zone);
  return new Date(offsetAt(instant, zone) === offsetAt(guess, zone) ? instant : Math.max(guess, instant));
}

function offsetAt(instant: number, zone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(
    instant,
  );
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}
