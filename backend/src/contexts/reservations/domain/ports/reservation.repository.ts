import type { Reservation } from '../reservation.js';

/** Use it in a unit of work. Changes and removals conflict if someone else has changed the reservation since it was read. */
export abstract class ReservationRepository {
  abstract add(reservation: Reservation): Promise<void>;
  /** @throws ReservationNotFound */
  abstract get(id: string): Promise<Reservation>;
  /** Locks the reservation until the unit of work ends. @throws ReservationNotFound */
  abstract hold(id: string): Promise<Reservation>;
  abstract find(id: string): Promise<Reservation | null>;
  /** The pending request to replace this one. */
  abstract findInsteadOf(id: string): Promise<Reservation | null>;
  /** A request with the pending request to replace it. */
  abstract findWithChange(id: string): Promise<{ reservation: Reservation | null; change: Reservation | null }>;
  /** Requests on the waitlist of that day. */
  abstract findWaitingOn(date: string): Promise<Reservation[]>;
  /** Pending and confirmed courtyard requests of that day. */
  abstract findOpenInCourtyard(date: string): Promise<Reservation[]>;
  /** Existing ones, in any order. */
  abstract findMany(ids: readonly string[]): Promise<Reservation[]>;
  abstract save(before: Reservation, after: Reservation): Promise<void>;
  abstract remove(reservation: Reservation): Promise<void>;
}
