import ical, { ICalAttendeeStatus, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { ReservationEvent } from '../../domain/ports.js';
import { plainName } from '../../../../platform/mail/plain-name.js';
import { type Area, describeArea } from '../../domain/areas.js';
import { calendarIdOf, type Reservation } from '../../domain/reservation.js';
import { visitEvent } from './visit-calendars.js';

/**
 * The visit as an invitation for the guest's calendar (RFC 5546). Later decisions on the same request, or on one that
 * replaces it, have a higher sequence number and change the same entry.
 */
export function reservationCalendar(event: ReservationEvent, restaurant: Restaurant): string {
  return invitation(ICalCalendarMethod.REQUEST, ICalEventStatus.CONFIRMED, event, restaurant);
}

/** The currently confirmed visit. */
export const calendarNow = (reservation: Reservation, restaurant: Restaurant): string =>
  fileOf(
    ICalCalendarMethod.PUBLISH,
    visitOf(calendarIdOf(reservation), reservation, ICalEventStatus.CONFIRMED, restaurant),
    reservation.updatedAt,
    restaurant,
  );

/** Removes the visit from the guest's calendar: Outlook and Google remove events that the organizer cancels. */
export function cancelledCalendar(event: ReservationEvent, restaurant: Restaurant): string {
  return invitation(ICalCalendarMethod.CANCEL, ICalEventStatus.CANCELLED, event, restaurant);
}

function invitation(
  method: ICalCalendarMethod,
  status: ICalEventStatus,
  { subject, payload, occurredAt }: ReservationEvent,
  restaurant: Restaurant,
): string {
  const visit = visitOf(calendarIdOf({ ...payload, id: subject.id }), payload, status, restaurant);
  return fileOf(method, invited(visit, payload, restaurant), new Date(occurredAt), restaurant);
}

type Booked = Parameters<typeof visitEvent>[1] & { readonly area?: Area | null };

function visitOf(id: string, booking: Booked, status: ICalEventStatus, restaurant: Restaurant) {
  const { summary, ...visit } = visitEvent(id, booking, restaurant);
  const where = booking.area ? `Your table is ${describeArea(booking.area)}. ` : '';
  const description = `${where}Questions or changes: ${restaurant.phone}`;
  return { ...visit, summary: `${summary} at ${restaurant.name}`, description, status };
}

type Invited = Pick<ReservationEvent['payload'], 'customerName' | 'customerEmail'>;

/** Requests no RSVP, because the restaurant already has the guest's answer. */
function invited<Visit extends ReturnType<typeof visitOf>>(
  visit: Visit,
  { customerName, customerEmail }: Invited,
  { name, reservationsEmail }: Restaurant,
) {
  const guest = {
    name: plainName(customerName),
    email: customerEmail ?? '',
    rsvp: false,
    status: ICalAttendeeStatus.ACCEPTED,
  };
  return {
    ...visit,
    organizer: { name, email: reservationsEmail },
    attendees: customerEmail === null ? [] : [guest],
  };
}

function fileOf(method: ICalCalendarMethod, visit: ICalEventData, decidedAt: Date, { mailDomain }: Restaurant): string {
  const prodId = { company: mailDomain, product: 'reservations' };
  const calendar = ical({ method, prodId });
  const sequence = Math.floor(decidedAt.getTime() / 1000);
  calendar.createEvent({ ...visit, sequence, stamp: decidedAt });
  return calendar.toString();
}
