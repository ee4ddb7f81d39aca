import type { Role } from '../../../../kernel/actor.js';

/** Of one account within an hour, before strangers are checked one at a time. */
export const UNHINDERED_TRIES = 50;

/** One password attempt with its origin. */
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
   * Queues strangers' attempts on an account under attack, a few seconds apart across all origins. Returns the wait in
   * milliseconds. @throws TooMany when too many are waiting already
   */
  abstract turn(attempt: Try): Promise<number>;
  /** The try was right and counts no longer. */
  abstract forgive(attempt: Try): Promise<void>;
  /**
   * Counts a code of a second step before it is compared, whose password was right: at most ten an hour and thirty a day for one account.
   * Answers how many there were within a day. @throws TooMany
   */
  abstract countCode(accountId: string): Promise<number>;
  abstract forgiveCode(accountId: string): Promise<void>;
  /** Counts a try in a browser that knows the account. Answers how many there were within a day. */
  abstract countInBrowser(browserId: string): Promise<number>;
  abstract forgiveInBrowser(browserId: string): Promise<void>;
  /** Counts a wrong password or code of a person who is signed in. Answers how many there were within an hour. */
  abstract countWrongProof(accountId: string): Promise<number>;
}
