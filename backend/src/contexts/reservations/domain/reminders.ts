import { defineOption } from '../../../kernel/house-options.js';
import type { Reservation } from './reservation.js';

const HOUR_MS = 3_600_000;
/** A day before the visit, and two hours before. */
const REMINDED_BEFORE_MS = [24 * HOUR_MS, 2 * HOUR_MS];

export const reminders = defineOption({
  id: 'reminders',
  title: 'Reminders before a visit',
  says: 'Guests of a confirmed table hear of it a day before and two hours before, by mail and, where they asked for these, by text message. With "A page for each table" they can answer that they are coming. Silence cancels nothing: the table shows as not answered.',
  figures: {},
});

/** A moment to remind has come since the guest was last told of the visit: whoever asks later than that is not reminded of it. */
export function isReminderDue(
  { status, toldAt }: Pick<Reservation, 'status' | 'toldAt'>,
  startsAt: Date,
  now: Date,
): boolean {
  if (status !== 'confirmed' || now >= startsAt) return false;
  const moments = REMINDED_BEFORE_MS.map((before) => new Date(startsAt.getTime() - before));
  return moments.some((moment) => moment <= now && (toldAt === null || toldAt < moment));
}
