import type { components } from '@/shared/api';

type Request = components['schemas']['RequestReservation'];

export const timeSlots = [
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
] as const satisfies readonly Request['preferredTime'][];

export type TimeSlot = (typeof timeSlots)[number];

export const partySizes = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10+',
] as const satisfies readonly Request['partySize'][];

/** '1 person', '4 people' */
export const partyLabel = (partySize: string) => `${partySize} ${partySize === '1' ? 'person' : 'people'}`;

/** Minutes after midnight. */
export function slotMinutes(slot: TimeSlot): number {
  const [clock = '', half] = slot.split(' ');
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return ((hour % 12) + (half === 'PM' ? 12 : 0)) * 60 + minute;
}
