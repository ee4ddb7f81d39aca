import { type Booking, partyLabel, type Reservation } from '@/entities/reservation';
import { formatShortDay } from '@/entities/restaurant';

const SAID: { [Name in keyof Booking]: (value: string) => string } = {
  preferredDate: formatShortDay,
  preferredTime: (time) => time,
  partySize: partyLabel,
};
const NAMES = Object.keys(SAID) as (keyof Booking)[];

/** What of the booking is another now. */
export const changedBooking = (before: Booking, after: Booking): Partial<Booking> =>
  Object.fromEntries(NAMES.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]));

/** Whether and what the guest will hear of it. */
export function whatIsTold({ customerName, customerEmail }: Reservation, before: Booking, after: Booking): string {
  const changes = NAMES.filter((name) => name in changedBooking(before, after)).map(
    (name) => `${SAID[name](before[name])} becomes ${SAID[name](after[name])}`,
  );
  if (changes.length === 0) return 'Nothing is changed yet.';
  if (customerEmail === null) return 'No mail: there is no address.';
  const [first = customerName] = customerName.split(' ');
  return `${first} will get one mail: ${changes.join(', ')}.`;
}
