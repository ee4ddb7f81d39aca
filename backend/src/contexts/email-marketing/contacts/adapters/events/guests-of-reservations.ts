import type { EventListeners, StoredEvent } from '../../../../../platform/events/event-listeners.js';
import { isErased, type ReservationFact } from '../../../../reservations/index.js';
import type { Guest, GuestsService } from '../../domain/guests.service.js';

type Told = StoredEvent<ReservationFact>;

/** Visits and opt-ins that reservations bring. */
export function hearOfGuests(listeners: EventListeners, guests: GuestsService): void {
  const hearOfVisit = async ({ id: eventId, subject, occurredAt, payload }: Told, came: boolean) => {
    const guest = guestOf(payload);
    if (guest && !isErased(payload))
      await guests.hearOfVisit({ reservationId: subject.id, eventId, guest, at: new Date(occurredAt), came });
  };

  listeners.on<ReservationFact>('reservation.completed', 'contact-visits', (event) => hearOfVisit(event, true));
  listeners.on<ReservationFact>('reservation.reopened', 'contact-visits', async (event) => {
    if (event.payload.formerOutcome === 'completed') await hearOfVisit(event, false);
  });
  listeners.on<ReservationFact>('reservation.requested', 'contact-opt-in', async ({ payload }) => {
    const guest = guestOf(payload);
    if (guest && payload.emailOptIn) await guests.askToOptIn(guest);
  });
}

/** Null where the house knows no address: such a guest is no contact. */
const guestOf = ({ customerName: name, customerEmail: email, customerPhone: phone }: ReservationFact): Guest | null =>
  email === null ? null : { name, email, phone };
