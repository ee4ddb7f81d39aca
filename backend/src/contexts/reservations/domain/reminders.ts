import { addDays } from '../../../kernel/calendar.js';
import { defineSetting } from '../../../kernel/feature-settings.js';
import type { Reservation } from './reservation.js';
import { startsAt } from './time-slot.js';

const TWO_HOURS_MS = 2 * 3_600_000;

export const reminders = defineSetting({
  id: 'reminders',
  title: 'Visit reminders',
  description:
    'Guests with a confirmed table get an email, and a text if they asked for one, a day before and two hours before. With “Guest page” they can confirm they’re coming. Not replying doesn’t cancel anything.',
  figures: {},
});

type Visit = Pick<Reservation, 'status' | 'lastNotifiedAt' | 'preferredDate' | 'preferredTime'>;

/** Whether a reminder time has passed since the guest was last notified; last-minute bookings need no reminder. */
export function isReminderDue(visit: Visit, timeZone: string, now: Date): boolean {
  const { status, lastNotifiedAt, preferredDate } = visit;
  const start = startsAt(visit, timeZone);
  if (status !== 'confirmed' || now >= start) return false;
  // Same time on the day before, which can be 23 or 25 hours earlier.
  const dayBefore = startsAt({ ...visit, preferredDate: addDays(preferredDate, -1) }, timeZone);
  const moments = [dayBefore, new Date(start.getTime() - TWO_HOURS_MS)];
  return moments.some((moment) => moment <= now && (lastNotifiedAt === null || lastNotifiedAt < moment));
}
