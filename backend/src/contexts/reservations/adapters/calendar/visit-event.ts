import { instantOf } from '../../../../kernel/calendar.js';
import type { Restaurant } from '../../../../kernel/restaurant.js';
import { describeParty } from '../../domain/party-size.js';
import type { BookingDetails } from '../../domain/reservation.js';
import { startOf } from '../../domain/time-slot.js';

const VISIT_MS = 90 * 60_000;

/** A visit as a calendar event; the guest's file and the restaurant's feed share it. */
export function visitEvent(
  id: string,
  { preferredDate, preferredTime, partySize }: Omit<BookingDetails, 'area'>,
  restaurant: Restaurant,
) {
  const { street, unit, city, region, postalCode } = restaurant.address;
  const start = instantOf(preferredDate, startOf(preferredTime), restaurant.timeZone);
  return {
    id: `${id}@${restaurant.mailDomain}`,
    start,
    end: new Date(start.getTime() + VISIT_MS),
    summary: `Table for ${describeParty(partySize)}`,
    location: `${restaurant.name}, ${street}, ${unit}, ${city}, ${region} ${postalCode}`,
  };
}
