import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { instantOf } from '../../../../kernel/calendar.js';
import type { Restaurant } from '../../../../kernel/restaurant.js';
import { describeParty } from '../../domain/party-size.js';
import type { StoredEvent } from '../../../../platform/events/event-listeners.js';
import type { ReservationFact } from '../../domain/reservation.events.js';
import { startOf } from '../../domain/time-slot.js';

const VISIT_MS = 90 * 60_000;

/** The visit as an iCalendar file. A later decision on the same request has a higher sequence and replaces it. */
export function reservationCalendar(decision: StoredEvent<ReservationFact>, restaurant: Restaurant): string {
  const { payload: fact, subject } = decision;
  const decidedAt = new Date(decision.occurredAt);
  const { street, unit, city, region, postalCode } = restaurant.address;
  const start = instantOf(fact.preferredDate, startOf(fact.preferredTime), restaurant.timeZone);
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: restaurant.mailDomain, product: 'reservations' },
  });
  calendar.createEvent({
    id: `${subject.id}@${restaurant.mailDomain}`,
    sequence: Math.floor(decidedAt.getTime() / 1000),
    stamp: decidedAt,
    start,
    end: new Date(start.getTime() + VISIT_MS),
    summary: `Table for ${describeParty(fact.partySize)} at ${restaurant.name}`,
    location: `${restaurant.name}, ${street}, ${unit}, ${city}, ${region} ${postalCode}`,
    description: `Questions or changes: ${restaurant.phone}`,
    status: ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
