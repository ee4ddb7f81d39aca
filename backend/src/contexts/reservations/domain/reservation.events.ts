import type { Actor } from '../../../kernel/actor.js';
import type { DomainEvent } from '../../../kernel/outbox.js';
import type { Reservation } from './reservation.js';

/** What the listeners of a reservation's events get: enough to act without asking back. */
export interface ReservationFact {
  readonly reservationId: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone: string | null;
  readonly partySize: Reservation['partySize'];
  readonly preferredDate: string;
  readonly preferredTime: Reservation['preferredTime'];
  readonly specialRequests: string | null;
  /** Display name of who decided; null for the guest. */
  readonly by: string | null;
}

export type ReservationEventType =
  | 'reservation.requested'
  | 'reservation.confirmed'
  | 'reservation.declined'
  | 'guest.visited'
  | 'guest.visit-withdrawn';

export function reservationEvent(
  type: ReservationEventType,
  reservation: Reservation,
  by: Actor | null,
): DomainEvent<ReservationFact> {
  const {
    id: reservationId,
    customerName,
    customerEmail,
    customerPhone,
    partySize,
    preferredDate,
    preferredTime,
    specialRequests,
  } = reservation;
  const wish = { customerName, customerEmail, customerPhone, partySize, preferredDate, preferredTime, specialRequests };
  return { type, payload: { reservationId, ...wish, by: by?.name ?? null } };
}
