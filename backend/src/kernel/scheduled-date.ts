import { instantOf, isCalendarDate } from './calendar.js';

const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * The instant that was meant: a date alone, or that date at midnight UTC, is the beginning of the day in the zone;
 * null for what is no date.
 */
export function parseScheduledDate(text: string, zone: string): Date | null {
  const date = text.replace(/T00:00(:00(\.0+)?)?Z$/, '');
  if (isCalendarDate(date)) return instantOf(date, '00:00', zone);
  const instant = new Date(text);
  const isDate = WITH_ZONE.test(text) && isCalendarDate(text.slice(0, 10)) && !Number.isNaN(instant.getTime());
  return isDate ? instant : null;
}

/** From the beginning of last year to the end of the fifth year ahead. */
export function isWithinReach(date: Date, now: Date): boolean {
  const yearsAhead = date.getUTCFullYear() - now.getUTCFullYear();
  return yearsAhead >= -1 && yearsAhead <= 5;
}
