import type { Fitting, Room } from '../capacity.js';
import type { CourtyardClosing } from '../courtyard-closing.js';
import type { BookingDetails, Reservation } from '../reservation.js';

export abstract class Seating {
  /** The seat usage that the request would cause; null if seats are not counted. Locks the day for other bookings until the unit of work ends. */
  abstract roomFor(reservation: Reservation): Promise<Room | null>;
  /** Locks these days for other bookings until the unit of work ends. */
  abstract lockDays(days: readonly string[]): Promise<void>;
  /**
   * Those in the queue that fit, in order, ignoring other pending requests; all if seats are not counted.
   * @param closing of the courtyard on that day, if already read
   */
  abstract fitting(date: string, line: readonly Reservation[], closing?: CourtyardClosing | null): Promise<Fitting[]>;
  /** Whether confirmed and offered tables leave no room for it; false where the restaurant counts no seats. */
  abstract isFull(request: Reservation): Promise<boolean>;
  /** Whether the restaurant is open then. */
  abstract isServed(booking: BookingDetails): Promise<boolean>;
  /** Closing time of that day, `YYYY-MM-DD`; null if the restaurant does not open. */
  abstract closingOn(date: string): Promise<Date | null>;
}
