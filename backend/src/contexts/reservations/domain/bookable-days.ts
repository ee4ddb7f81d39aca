import { addYear, dateIn, isCalendarDate } from '../../../kernel/calendar.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { startsAt, type TimeSlot } from './time-slot.js';

/** Whether a table can be asked for on that day. */
export const isBookable = (date: string, today: string): boolean => problemWith(date, today) === null;

/**
 * Tables are asked for from today on, and within a year.
 * @param today where the house stands, `YYYY-MM-DD`
 * @throws InvalidInput
 */
export function assertBookable(date: string, today: string): void {
  const problem = problemWith(date, today);
  if (problem) throw new InvalidInput([{ field: 'preferredDate', message: problem }]);
}

/** For a guest also not at a time of today that is over. @throws InvalidInput */
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
