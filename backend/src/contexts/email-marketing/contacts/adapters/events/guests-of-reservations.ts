import type { EventListeners, StoredEvent } from '../../../../../platform/events/event-listeners.js';
import { isErased, type ReservationFact, startsAt } from '../../../../reservations/index.js';
import type { Guest, GuestsService } from '../../domain/guests.service.js';

type ReservationFactEvent = StoredEvent<ReservationFact>;

/** Reopening, or a decision that overrules what was recorded. */
const TAKE_BACK_A_VISIT = [
  'reservation.reopened',
  'reservation.restored',
  'reservation.missed',
  'reservation.confirmed',
  'reservation.declined',
] as const;

/** Visits and opt-ins that reservations bring. */
export function subscribeToReservations(listeners: EventListeners, guests: GuestsService, timeZone: string): void {
  const recordVisit = async (event: ReservationFactEvent, came: boolean) => {
    const { id: eventId, subject, payload } = event;
    const guest = guestOf(payload);
    if (guest && !isErased(payload))
      await guests.recordVisit({ reservationId: subject.id, eventId, guest, at: visitedAt(event, timeZone), came });
  };

  listeners.on<ReservationFact>('reservation.completed', 'contact-visits', (event) => recordVisit(event, true));
  for (const type of TAKE_BACK_A_VISIT) {
    listeners.on<ReservationFact>(
      type,
      'contact-visits',
      (event) => recordVisit(event, false),
      ({ payload }) => payload.formerOutcome === 'completed',
    );
  }
  listeners.on<ReservationFact>(
    'reservation.requested',
    'contact-opt-in',
    async ({ payload }) => {
      const guest = guestOf(payload);
      if (guest) await guests.askToOptIn(guest);
    },
    ({ payload }) => payload.emailOptIn,
  );
}

/** When the visit began; an outcome that is recorded before the reserved time means that the guest came early. */
function visitedAt({ occurredAt, payload }: ReservationFactEvent, timeZone: string): Date {
  return new Date(Math.min(startsAt(payload, timeZone).getTime(), new Date(occurredAt).getTime()));
}

/** Null where the house knows no address: such a guest is no contact. */
const guestOf = ({ customerName: name, customerEmail: email, customerPhone: phone }: ReservationFact): Guest | null =>
  email === null ? null : { name, email, phone };
