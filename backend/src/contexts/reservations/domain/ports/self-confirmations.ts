import type { Reservation } from '../reservation.js';

/** Limits automatic confirmations for strangers, because nothing proves that an address is theirs. */
export abstract class SelfConfirmations {
  /**
   * Whether one more request may be confirmed; call it in the unit of work that stores it. Limits: two open ones per
   * address, ten an hour per network, thirty an hour in total.
   */
  abstract allow(request: Reservation, network: string | null, now: Date): Promise<boolean>;
}
