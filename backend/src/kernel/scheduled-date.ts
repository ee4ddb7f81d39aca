import { instantOf, isCalendarDate } from './calendar.js';

const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Parses an instant; a date alone is the start of that day in the zone. Returns null for anything else. */
export function parseInstant(text: string, zone: string): Date | null {
  if (isCalendarDate(text)) return instantOf(text, '00:00', zone);
  const instant = new Date(text);
  const isDate = WITH_ZONE.test(text) && isCalendarDate(text.slice(0, 10)) && !Number.isNaN(instant.getTime());
  return isDate ? instant : null;
}

/** For content, whose forms send a day as midnight UTC: that means the whole day too. Returns null for anything else. */
export const parseContentDate = (text: string, zone: string): Date | null =>
  parseInstant(text.replace(/T00:00(:00(\.0+)?)?Z$/, ''), zone);

/** Between the beginning of last year and the end of the fifth year ahead. */
export function isWithinReach(date: Date, now: Date): boolean {
  const yearsAhead = date.getUTCFullYear() - now.getUTCFullYear();
  return yearsAhead >= -1 && yearsAhead <= 5;
}
