import type { Reservation } from '../reservation.js';

/** Inside a unit of work; a change or removal counts only if nobody has changed the reservation since it was read. */
export abstract class ReservationRepository {
  abstract add(reservation: Reservation): Promise<void>;
  /** @throws ReservationNotFound */
  abstract get(id: string): Promise<Reservation>;
  /** Until the unit of work ends, nobody else changes it. @throws ReservationNotFound */
  abstract hold(id: string): Promise<Reservation>;
  abstract find(id: string): Promise<Reservation | null>;
  /** The one that waits to take the place of this one. */
  abstract findInsteadOf(id: string): Promise<Reservation | null>;
  /** A request together with that one. */
  abstract findWithChange(id: string): Promise<{ reservation: Reservation | null; change: Reservation | null }>;
  /** Those that wait for seats on that day. */
  abstract findWaitingOn(date: string): Promise<Reservation[]>;
  /** Pending and confirmed ones of that day, in the courtyard. */
  abstract findOpenInCourtyard(date: string): Promise<Reservation[]>;
  /** Those of them that there are, in any order. */
  abstract findMany(ids: readonly string[]): Promise<Reservation[]>;
  abstract save(before: Reservation, after: Reservation): Promise<void>;
  abstract remove(reservation: Reservation): Promise<void>;
}
