import { instantOf, isCalendarDate } from './calendar.js';

const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** The instant that a text names; a date alone is the beginning of that day in the zone. null for what is no date. */
export function parseInstant(text: string, zone: string): Date | null {
  if (isCalendarDate(text)) return instantOf(text, '00:00', zone);
  const instant = new Date(text);
  const isDate = WITH_ZONE.test(text) && isCalendarDate(text.slice(0, 10)) && !Number.isNaN(instant.getTime());
  return isDate ? instant : null;
}

/** Of content: its forms write a day as midnight UTC, so that means the whole day as well. null for what is no date. */
export const parseContentDate = (text: string, zone: string): Date | null =>
  parseInstant(text.replace(/T00:00(:00(\.0+)?)?Z$/, ''), zone);

/** From the beginning of last year to the end of the fifth year ahead. */
export function isWithinReach(date: Date, now: Date): boolean {
  const yearsAhead = date.getUTCFullYear() - now.getUTCFullYear();
  return yearsAhead >= -1 && yearsAhead <= 5;
}
