import type { Actor } from '../../../../kernel/actor.js';
import type { Reservation } from '../reservation.js';

/** Remembers who has been here; kept by the part of the house that knows the contacts. */
export abstract class GuestBook {
  abstract visited(reservation: Reservation, by: Actor): Promise<void>;
  abstract visitWithdrawn(reservation: Reservation, by: Actor): Promise<void>;
}
