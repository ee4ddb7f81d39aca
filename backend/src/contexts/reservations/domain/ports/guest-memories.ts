import type { GuestLine, GuestMemory } from '../guest-memory.js';
import type { Reservation } from '../reservation.js';

/** What is stored about the guest of one request. */
export interface RememberedGuest extends GuestMemory {
  readonly id: string;
}

/**
 * A guest is identified by email address, ignoring case. Visits without an address are matched by phone number, for
 * staff only, because several people may share a number. Days are in the restaurant's zone, YYYY-MM-DD.
 */
export abstract class GuestMemories {
  /** For the guests of pending and confirmed requests from today on; guests without any data are left out. */
  abstract ofOpenRequests(today: string): Promise<RememberedGuest[]>;
  abstract ofRequest(id: string, today: string): Promise<GuestMemory>;
  /** Whether staff call this guest before confirming, after a no-show. */
  abstract isToBeCalled(guest: Pick<Reservation, 'customerEmail' | 'customerPhone'>, today: string): Promise<boolean>;
  abstract ofAddress(address: string, today: string): Promise<GuestMemory>;
  /**
   * Call it in a unit of work.
   * @param insteadOf the note that is being replaced; null for none
   * @returns false, without writing, if another note is stored
   */
  abstract write(address: string, line: GuestLine | null, insteadOf: string | null): Promise<boolean>;
  /** Call it in a unit of work. Deletes the note and ignores visits until now; nothing is shown again before a new note. */
  abstract forget(address: string, now: Date): Promise<void>;
}
