import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { ReservationEvent } from '../../domain/ports/guest-notifier.js';
import { type Area, describeArea } from '../../domain/areas.js';
import type { Reservation } from '../../domain/reservation.js';
import { visitEvent } from './visit-event.js';

/** The visit as an iCalendar file for the guest. A later decision on the same request has a higher sequence and replaces it. */
export function reservationCalendar(
  { subject, payload, occurredAt }: ReservationEvent,
  restaurant: Restaurant,
): string {
  const { replaces } = payload;
  const visits = [visitOf(subject.id, payload, ICalEventStatus.CONFIRMED, restaurant)];
  if (replaces) visits.push(visitOf(replaces.id, replaces, ICalEventStatus.CANCELLED, restaurant));
  return fileOf(visits, new Date(occurredAt), restaurant);
}

/** As it is confirmed now. */
export const calendarNow = (reservation: Reservation, restaurant: Restaurant): string =>
  fileOf(
    [visitOf(reservation.id, reservation, ICalEventStatus.CONFIRMED, restaurant)],
    reservation.updatedAt,
    restaurant,
  );

/** Takes the visit out of the guest's calendar. */
export const cancelledCalendar = ({ subject, payload, occurredAt }: ReservationEvent, restaurant: Restaurant): string =>
  fileOf([visitOf(subject.id, payload, ICalEventStatus.CANCELLED, restaurant)], new Date(occurredAt), restaurant);

type Booked = Parameters<typeof visitEvent>[1] & { readonly area?: Area | null };

function visitOf(id: string, booking: Booked, status: ICalEventStatus, restaurant: Restaurant) {
  const { summary, ...visit } = visitEvent(id, booking, restaurant);
  const where = booking.area ? `Your table is ${describeArea(booking.area)}. ` : '';
  const description = `${where}Questions or changes: ${restaurant.phone}`;
  return { ...visit, summary: `${summary} at ${restaurant.name}`, description, status };
}

function fileOf(visits: readonly ReturnType<typeof visitOf>[], decidedAt: Date, { mailDomain }: Restaurant): string {
  const prodId = { company: mailDomain, product: 'reservations' };
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId });
  const sequence = Math.floor(decidedAt.getTime() / 1000);
  for (const visit of visits) calendar.createEvent({ ...visit, sequence, stamp: decidedAt });
  return calendar.toString();
}
