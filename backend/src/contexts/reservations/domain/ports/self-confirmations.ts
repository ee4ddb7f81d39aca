import type { Reservation } from '../reservation.js';

/** How many tables strangers may have confirmed without a person's decision: nothing proves that an address is theirs. */
export abstract class SelfConfirmations {
  /** Whether one more may be confirmed, in the unit of work that keeps it: two open ones for one address, ten an hour from one network, thirty an hour in all. */
  abstract allow(request: Reservation, network: string | null, now: Date): Promise<boolean>;
}
