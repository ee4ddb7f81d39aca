import { addYear, dateIn, isCalendarDate } from '../../../kernel/calendar.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { startsAt, type TimeSlot } from './time-slot.js';

/** Whether reservations for that day can be requested. */
export const isBookable = (date: string, today: string): boolean => problemWith(date, today) === null;

/**
 * Reservations are possible from today until a year from now.
 * @param today in the restaurant's zone, `YYYY-MM-DD`
 * @throws InvalidInput
 */
export function assertBookable(date: string, today: string): void {
  const problem = problemWith(date, today);
  if (problem) throw new InvalidInput([{ field: 'preferredDate', message: problem }]);
}

/** For guests, times that have passed today are not possible either. @throws InvalidInput */
export function assertStillAhead(
  visit: { readonly preferredDate: string; readonly preferredTime: TimeSlot },
  timeZone: string,
  now: Date,
): void {
  assertBookable(visit.preferredDate, dateIn(timeZone, now));
  if (startsAt(visit, timeZone) > now) return;
  throw new InvalidInput([{ field: 'preferredTime', message: 'That time has passed. Choose a later time.' }]);
}

function problemWith(date: string, today: string): string | null {
  if (!isCalendarDate(date)) return 'Choose a date.';
  if (date < today) return 'Choose today or a later date.';
  return date > addYear(today) ? 'Choose a date within the next year.' : null;
}
