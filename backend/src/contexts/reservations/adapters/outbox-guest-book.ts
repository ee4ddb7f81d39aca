import type { Actor } from '../../../kernel/actor.js';
import type { Outbox } from '../../../kernel/outbox.js';
import type { GuestBook } from '../domain/ports/guest-book.js';
import type { Reservation } from '../domain/reservation.js';
import { reservationEvent } from '../domain/reservation.events.js';

/** Tells of visits as events: whoever keeps the contacts listens to `guest.visited` and `guest.visit-withdrawn`. */
export class OutboxGuestBook implements GuestBook {
  constructor(private readonly outbox: Outbox) {}

  visited(reservation: Reservation, by: Actor): Promise<void> {
    return this.outbox.add(reservationEvent('guest.visited', reservation, by));
  }

  visitWithdrawn(reservation: Reservation, by: Actor): Promise<void> {
    return this.outbox.add(reservationEvent('guest.visit-withdrawn', reservation, by));
  }
}
