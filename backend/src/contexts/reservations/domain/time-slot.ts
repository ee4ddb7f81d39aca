import { addYear, dateIn, instantOf, isCalendarDate } from '../../../kernel/calendar.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import type { Reservation } from './reservation.js';

/** Bookable times: every 30 minutes from 10:00 AM to 5:00 PM. */
export const TIME_SLOTS = [
  '10:00 AM',
  '10:30 AM',
  '11:00 AM',
  '11:30 AM',
  '12:00 PM',
  '12:30 PM',
  '1:00 PM',
  '1:30 PM',
  '2:00 PM',
  '2:30 PM',
  '3:00 PM',
  '3:30 PM',
  '4:00 PM',
  '4:30 PM',
  '5:00 PM',
] as const;

export type TimeSlot = (typeof TIME_SLOTS)[number];

/** Reads a slot's text, or its start as `HH:mm`; null for any other time. */
export function parseTimeSlot(text: string): TimeSlot | null {
  return TIME_SLOTS.find((slot) => slot === text || startOf(slot) === text) ?? null;
}

/** The slot's start as `HH:mm`. */
export function startOf(slot: TimeSlot): string {
  const [time = '', half] = slot.split(' ');
  const [hour = '', minute = ''] = time.split(':');
  const hour24 = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hour24).padStart(2, '0')}:${minute}`;
}

/** When a visit begins. */
export const startsAt = (
  { preferredDate, preferredTime }: { readonly preferredDate: string; readonly preferredTime: TimeSlot },
  timeZone: string,
): Date => instantOf(preferredDate, startOf(preferredTime), timeZone);

/** The half hour that a moment is in; the first or the last one outside of the bookable times. */
export function slotAt(moment: Date, timeZone: string): TimeSlot {
  const preferredDate = dateIn(timeZone, moment);
  const begun = TIME_SLOTS.filter((preferredTime) => startsAt({ preferredDate, preferredTime }, timeZone) <= moment);
  return begun.at(-1) ?? TIME_SLOTS[0];
}

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

type Asked = Pick<Reservation, 'id' | 'createdAt'>;

/** First come, first served. */
export const byRequestOrder = (one: Asked, other: Asked): number =>
  one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
