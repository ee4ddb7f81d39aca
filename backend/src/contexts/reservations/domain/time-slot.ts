import { dateIn, instantOf } from '../../../kernel/calendar.js';

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
