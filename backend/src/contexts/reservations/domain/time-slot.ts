import { addYear, dateIn, instantOf, isCalendarDate } from '../../../kernel/calendar.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import type { Reservation } from './reservation.js';

const HOURS = ['12', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const;
const MINUTES = ['00', '30'] as const;
const HALVES = ['AM', 'PM'] as const;

export type TimeSlot = `${(typeof HOURS)[number]}:${(typeof MINUTES)[number]} ${(typeof HALVES)[number]}`;

/** Every half hour of a day; `slotsWithin` has those that guests can request. */
export const TIME_SLOTS: readonly TimeSlot[] = HALVES.flatMap((half) =>
  HOURS.flatMap((hour) => MINUTES.map((minute): TimeSlot => `${hour}:${minute} ${half}`)),
);

/** The specified times, which all hours within them offer. */
const DAYTIME = { opens: '10:00', closes: '17:00' };

/**
 * The half hours from the earliest opening to the latest closing, or to midnight; from 10:00 AM to 5:00 PM if no one is open beyond.
 * @param spans of the week and of the day, as `HH:mm`
 */
export function slotsWithin(spans: readonly { readonly opens: string; readonly closes: string }[]): TimeSlot[] {
  const ending = spans.map(({ opens, closes }) => ({ opens, closes: closes <= opens ? '24:00' : closes }));
  const isDaytime = ending.every(({ opens, closes }) => opens >= DAYTIME.opens && closes <= DAYTIME.closes);
  const offered = isDaytime ? [DAYTIME] : ending;
  const [first = ''] = offered.map(({ opens }) => opens).sort();
  const last =
    offered
      .map(({ closes }) => closes)
      .sort()
      .at(-1) ?? '';
  return TIME_SLOTS.filter((slot) => startOf(slot) >= first && startOf(slot) <= last);
}

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

/** The half hour that a moment is in. */
export function slotAt(moment: Date, timeZone: string): TimeSlot {
  const preferredDate = dateIn(timeZone, moment);
  const begun = TIME_SLOTS.filter((preferredTime) => startsAt({ preferredDate, preferredTime }, timeZone) <= moment);
  return begun.at(-1) ?? '12:00 AM';
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

/** @param offered from `slotsWithin` @throws InvalidInput */
export function assertOffered(time: TimeSlot, offered: readonly TimeSlot[]): void {
  if (offered.includes(time)) return;
  const message = `Choose one of the times from ${offered[0] ?? ''} to ${offered.at(-1) ?? ''}.`;
  throw new InvalidInput([{ field: 'preferredTime', message }]);
}

function problemWith(date: string, today: string): string | null {
  if (!isCalendarDate(date)) return 'Choose a date.';
  if (date < today) return 'Choose today or a later date.';
  return date > addYear(today) ? 'Choose a date within the next year.' : null;
}

type RequestOrder = Pick<Reservation, 'id' | 'createdAt'>;

/** First come, first served. */
export const byRequestOrder = (one: RequestOrder, other: RequestOrder): number =>
  one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
