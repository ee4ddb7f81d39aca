import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { Told } from '../../domain/ports/guest-notifier.js';
import { visitEvent } from './visit-event.js';

/** The visit as an iCalendar file for the guest. A later decision on the same request has a higher sequence and replaces it. */
export function reservationCalendar(decision: Told, restaurant: Restaurant): string {
  const { payload: fact, subject } = decision;
  const decidedAt = new Date(decision.occurredAt);
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: restaurant.mailDomain, product: 'reservations' },
  });
  const visit = visitEvent(subject.id, fact, restaurant);
  calendar.createEvent({
    ...visit,
    sequence: Math.floor(decidedAt.getTime() / 1000),
    stamp: decidedAt,
    summary: `${visit.summary} at ${restaurant.name}`,
    description: `Questions or changes: ${restaurant.phone}`,
    status: ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
