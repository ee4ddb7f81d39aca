import { defineSetting } from '../../../kernel/feature-settings.js';
import { addDays } from '../../../kernel/calendar.js';
import type { Reservation } from './reservation.js';
import { startsAt } from './time-slot.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface AnsweredRequest {
  readonly requestedAt: Date;
  readonly visitAt: Date;
  /** Closing time on the day of the visit; null on a closed day. */
  readonly closesAt: Date | null;
}

/**
 * The promised deadline for an answer: 24 hours after the request or one hour before the visit, whichever is earlier,
 * and never later than closing time of the day of the visit. A request made less than an hour before the visit is due
 * at the visit.
 */
export function answerDeadline({ requestedAt, visitAt, closesAt }: AnsweredRequest): Date {
  const isLastMinute = visitAt.getTime() - requestedAt.getTime() < HOUR_MS;
  const beforeVisit = visitAt.getTime() - (isLastMinute ? 0 : HOUR_MS);
  // A request made after closing time cannot be answered before it.
  const closing = closesAt && closesAt > requestedAt ? closesAt.getTime() : Infinity;
  return new Date(Math.min(requestedAt.getTime() + DAY_MS, beforeVisit, closing));
}

export const promisedAnswer = defineSetting({
  id: 'promised-answer',
  title: 'Reply reminders',
  description:
    'Guests are promised a reply within 24 hours, or an hour before their visit if that’s earlier. Pending requests are emailed to the reservations address, and later to you. If the reply is due in less than 24 hours, both reminders come proportionally sooner.',
  figures: {
    remindStaff: { label: 'Remind the team', unit: 'hours after the request', min: 1, max: 23, default: 12 },
    remindOwner: { label: 'Remind you', unit: 'hours after the request', min: 1, max: 23, default: 22 },
  },
});

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
