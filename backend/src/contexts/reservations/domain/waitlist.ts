import { addDays, dateIn, instantOf } from '../../../kernel/calendar.js';
import { defineSetting } from '../../../kernel/feature-settings.js';
import type { Reservation } from './reservation.js';

const BEGIN = '21:00';
const END = '09:00';

/** No texts between 9 PM and 9 AM in the restaurant's zone: returns the same moment, or the next 9 AM. */
export function outsideQuietHours(moment: Date, zone: string): Date {
  const today = dateIn(zone, moment);
  const morning = instantOf(today, END, zone);
  if (moment < morning) return morning;
  return moment < instantOf(today, BEGIN, zone) ? moment : instantOf(addDays(today, 1), END, zone);
}

const MINUTE_MS = 60_000;

export const waitlist = defineSetting({
  id: 'waiting-list',
  title: 'Waitlist',
  description:
    'Guests can join a waitlist for a full time. When a table opens up, the first party that fits gets an offer by email and accepts with one tap. Requires “Capacity” and “Guest page”.',
  figures: {
    holdMinutes: { label: 'Hold tables for', unit: 'minutes', min: 10, max: 1440, default: 120 },
    holdMinutesSameDay: { label: 'On the day of the visit', unit: 'minutes', min: 5, max: 240, default: 20 },
  },
});

type Waiting = Pick<Reservation, 'id' | 'waitlistedAt' | 'hasWaitlistPriority'>;

/** Sorts prioritized requests first, then by waiting time. */
export function compareWaitlistOrder(one: Waiting, other: Waiting): number {
  const age = (one.waitlistedAt?.getTime() ?? 0) - (other.waitlistedAt?.getTime() ?? 0);
  return Number(other.hasWaitlistPriority) - Number(one.hasWaitlistPriority) || age || (one.id < other.id ? -1 : 1);
}

/**
 * Position among requests waiting for the same half hour, from 1; null if it is not on the waitlist.
 * @param waiting all requests on the waitlist of that day
 */
export function waitlistPosition(request: Reservation, waiting: readonly Reservation[]): number | null {
  if (request.waitlistedAt === null) return null;
  const ahead = waiting.filter(
    (other) =>
      other.id !== request.id &&
      other.preferredTime === request.preferredTime &&
      compareWaitlistOrder(other, request) < 0,
  );
  return ahead.length + 1;
}

/** How long available seats are held for a guest on the waitlist. */
export function seatsHeldUntil(
  { preferredDate, startsAt }: { readonly preferredDate: string; readonly startsAt: Date },
  stored: { readonly holdMinutes: number; readonly holdMinutesSameDay: number },
  now: Date,
  timeZone: string,
): Date {
  const minutes = preferredDate === dateIn(timeZone, now) ? stored.holdMinutesSameDay : stored.holdMinutes;
  return new Date(Math.min(now.getTime() + minutes * MINUTE_MS, startsAt.getTime()));
}

/** No offers during quiet hours, because they are held only for minutes. */
export const isTimeToOffer = (now: Date, timeZone: string): boolean =>
  outsideQuietHours(now, timeZone).getTime() === now.getTime();
