import type { Role } from '../../../../kernel/actor.js';

/** One try at a password, by whom and from where. */
export interface Try {
  readonly role: Role;
  /** As accounts are compared by it, so that no spelling gets tries of its own. */
  readonly email: string;
  readonly address: string;
}

export abstract class LoginTries {
  /** Counts before anything is compared; answers how many this account has had within the hour. @throws TooMany */
  abstract count(attempt: Try): Promise<number>;
  /**
   * Strangers who try at an account that many have tried at are checked one at a time, a few seconds apart, from wherever they come.
   * Answers how long this one waits, in milliseconds. @throws TooMany when too many wait already
   */
  abstract turn(attempt: Try): Promise<number>;
  /** The try was right and counts no longer. */
  abstract forgive(attempt: Try): Promise<void>;
}
