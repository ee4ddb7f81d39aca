import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../../../../kernel/restaurant.js';
import { OnEvent, type StoredEvent } from '../../../../../platform/events/event-listeners.js';
import { isErased, type ReservationFact, startsAt } from '../../../../reservations/index.js';
import { type Guest, GuestsService } from '../../domain/guests.service.js';

type ReservationFactEvent = StoredEvent<ReservationFact>;

/** Events that undo a recorded visit, by reopening or by an overriding decision. */
const TAKE_BACK_A_VISIT = [
  'reservation.reopened',
  'reservation.restored',
  'reservation.missed',
  'reservation.confirmed',
  'reservation.declined',
] as const;

/** Visits and opt-ins that reservations bring. */
@Injectable()
export class GuestsOfReservations {
  constructor(
    private readonly guests: GuestsService,
    private readonly restaurant: Restaurant,
  ) {}

  @OnEvent('reservation.completed', { listener: 'contact-visits' })
  addVisit(event: ReservationFactEvent): Promise<void> {
    return this.recordVisit(event, true);
  }

  @OnEvent(TAKE_BACK_A_VISIT, {
    listener: 'contact-visits',
    concerns: ({ payload }: ReservationFactEvent) => payload.formerOutcome === 'completed',
  })
  takeBackVisit(event: ReservationFactEvent): Promise<void> {
    return this.recordVisit(event, false);
  }

  @OnEvent('reservation.requested', {
    listener: 'contact-opt-in',
    concerns: ({ payload }: ReservationFactEvent) => payload.emailOptIn,
  })
  async askToOptIn({ payload }: ReservationFactEvent): Promise<void> {
    const guest = guestOf(payload);
    if (guest) await this.guests.askToOptIn(guest);
  }

  private async recordVisit(event: ReservationFactEvent, came: boolean): Promise<void> {
    const { id: eventId, subject, payload } = event;
    const guest = guestOf(payload);
    const at = visitedAt(event, this.restaurant.timeZone);
    if (guest && !isErased(payload))
      await this.guests.recordVisit({ reservationId: subject.id, eventId, guest, at, came });
  }
}

/** When the visit began; an outcome that is recorded before the reserved time means that the guest came early. */
function visitedAt({ occurredAt, payload }: ReservationFactEvent, timeZone: string): Date {
  return new Date(Math.min(startsAt(payload, timeZone).getTime(), new Date(occurredAt).getTime()));
}

/** Null without an address: such a guest does not become a contact. */
const guestOf = ({ customerName: name, customerEmail: email, customerPhone: phone }: ReservationFact): Guest | null =>
  email === null ? null : { name, email, phone };
