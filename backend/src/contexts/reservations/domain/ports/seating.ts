import type { Fitting, Room } from '../capacity.js';
import type { CourtyardClosing } from '../courtyard-closing.js';
import type { BookingDetails, Reservation } from '../reservation.js';

export abstract class Seating {
  /**
   * What the request would make of its half hours; null where the house counts no seats. Until the unit of work ends, nobody
   * else is counted on that day.
   */
  abstract roomFor(reservation: Reservation): Promise<Room | null>;
  /** Locks these days for other bookings until the unit of work ends. */
  abstract lockDays(days: readonly string[]): Promise<void>;
  /**
   * Those of the line who find room, one after the other, whoever else waits or asks; all where the house counts no seats.
   * @param closing of the courtyard on that day, where it has been read already
   */
  abstract fitting(date: string, line: readonly Reservation[], closing?: CourtyardClosing | null): Promise<Fitting[]>;
  /** Whether confirmed and offered tables leave no room for it; false where the restaurant counts no seats. */
  abstract isFull(request: Reservation): Promise<boolean>;
  /** Whether the house is open then. */
  abstract isServed(booking: BookingDetails): Promise<boolean>;
  /** When the house closes on that day, `YYYY-MM-DD`; null where it does not open. */
  abstract closingOn(date: string): Promise<Date | null>;
}
