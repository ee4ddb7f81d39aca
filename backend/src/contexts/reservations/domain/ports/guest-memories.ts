import type { GuestLine, GuestMemory } from '../guest-memory.js';
import type { Reservation } from '../reservation.js';

/** What is remembered of the guest of one request. */
export interface RememberedGuest extends GuestMemory {
  readonly id: string;
}

/**
 * A guest is an e-mail address, in whatever case it is written. Visits without an address count by the telephone number, on the
 * house's screens alone: several people may have one number. Days are those of the restaurant, YYYY-MM-DD.
 */
export abstract class GuestMemories {
  /** Of the guests of pending and confirmed requests from today on; those of whom nothing is known aside. */
  abstract ofOpenRequests(today: string): Promise<RememberedGuest[]>;
  abstract ofRequest(id: string, today: string): Promise<GuestMemory>;
  /** Whether staff call this guest before confirming, after a no-show. */
  abstract isToBeCalled(guest: Pick<Reservation, 'customerEmail' | 'customerPhone'>, today: string): Promise<boolean>;
  abstract ofAddress(address: string, today: string): Promise<GuestMemory>;
  /**
   * Inside a unit of work.
   * @param insteadOf the line that stands there now; null for none
   * @returns false where another one stands there, and nothing is written
   */
  abstract write(address: string, line: GuestLine | null, insteadOf: string | null): Promise<boolean>;
  /** Inside a unit of work: without its line, and without any visit until now. Nothing is remembered until a line is written. */
  abstract forget(address: string, now: Date): Promise<void>;
}
