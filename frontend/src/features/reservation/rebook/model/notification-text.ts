import { areaWords, type Booking, type BookingChange, partyLabel, type Reservation } from '@/entities/reservation';
import { formatShortDay } from '@/entities/restaurant';

const SAID: { [Name in keyof Booking]: (booking: Booking) => string } = {
  preferredDate: ({ preferredDate }) => formatShortDay(preferredDate),
  preferredTime: ({ preferredTime }) => preferredTime,
  partySize: ({ partySize }) => partyLabel(partySize),
  area: ({ area }) => (area ? areaWords(area) : 'any area'),
};
const NAMES = Object.keys(SAID) as (keyof Booking)[];

/** The fields that differ. */
export const changedBooking = (before: Booking, after: Booking): BookingChange =>
  Object.fromEntries(NAMES.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]));

/** Whether and how the guest is notified; empty for incomplete bookings and for moves to or within a past day. */
export function notificationText(
  { customerName, customerEmail }: Reservation,
  before: Booking,
  after: Booking,
  today: string,
): string {
  const changes = NAMES.filter((name) => name in changedBooking(before, after)).map(
    (name) => `${SAID[name](before)} becomes ${SAID[name](after)}`,
  );
  if (changes.length === 0) return 'No changes yet.';
  const isMoved = after.preferredDate !== before.preferredDate || after.preferredTime !== before.preferredTime;
  if ((isMoved && after.preferredDate < today) || NAMES.some((name) => after[name] === '')) return '';
  if (customerEmail === null) return 'No email: we have no address.';
  const [first = customerName] = customerName.split(' ');
  return `${first} gets one email: ${changes.join(', ')}.`;
}
