import type { EventListeners, StoredEvent } from '../../../../../platform/events/event-listeners.js';
import { isErased, type ReservationFact } from '../../../../reservations/index.js';
import type { Guest, GuestsService } from '../../domain/guests.service.js';

type Told = StoredEvent<ReservationFact>;

/** Visits and opt-ins that reservations bring. */
export function hearOfGuests(listeners: EventListeners, guests: GuestsService): void {
  const hearOfVisit = async ({ id: eventId, subject, occurredAt, payload }: Told, came: boolean) => {
    if (isErased(payload)) return;
    const visit = { reservationId: subject.id, eventId, guest: guestOf(payload), at: new Date(occurredAt), came };
    await guests.hearOfVisit(visit);
  };

  listeners.on<ReservationFact>('reservation.completed', 'contact-visits', (event) => hearOfVisit(event, true));
  listeners.on<ReservationFact>('reservation.reopened', 'contact-visits', async (event) => {
    if (event.payload.formerOutcome === 'completed') await hearOfVisit(event, false);
  });
  listeners.on<ReservationFact>('reservation.requested', 'contact-opt-in', async ({ payload }) => {
    if (payload.emailOptIn) await guests.askToOptIn(guestOf(payload));
  });
}

const guestOf = ({ customerName, customerEmail, customerPhone }: ReservationFact): Guest => ({
  name: customerName,
  email: customerEmail,
  phone: customerPhone,
});
