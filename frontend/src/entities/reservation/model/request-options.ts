import { requestReservation } from '@/shared/call-schema';

/** Every half hour of a day; `slotsWithin` has those that guests can choose. */
export const timeSlots = requestReservation.preferredTime.choices;

export type TimeSlot = (typeof timeSlots)[number];

export const partySizes = requestReservation.partySize.choices;

/** '1 person', '4 people' */
export const partyLabel = (partySize: string) => `${partySize} ${partySize === '1' ? 'person' : 'people'}`;

/** The seats of a party; ten for '10+'. */
export const partySeats = (partySize: string) => Number.parseInt(partySize, 10);

/** Guests and parties. */
export const countedOf = (rows: readonly { readonly partySize: string }[]) => ({
  covers: rows.reduce((sum, { partySize }) => sum + partySeats(partySize), 0),
  parties: rows.length,
});

/** Minutes after midnight. */
export function slotMinutes(slot: TimeSlot): number {
  const [clock = '', half] = slot.split(' ');
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return ((hour % 12) + (half === 'PM' ? 12 : 0)) * 60 + minute;
}

/** @param hours in minutes after midnight, closing time included */
export const slotsWithin = ({ opens, closes }: { opens: number; closes: number }): TimeSlot[] =>
  timeSlots.filter((slot) => slotMinutes(slot) >= opens && slotMinutes(slot) <= closes);

/** The error for a time earlier today. */
export const TIME_PASSED = 'That time has passed. Choose a later time.';
