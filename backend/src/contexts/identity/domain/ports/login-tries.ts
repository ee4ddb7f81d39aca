import type { Role } from '../../../../kernel/actor.js';

/** Attempts per account and hour before unknown browsers are checked one at a time. */
export const UNHINDERED_TRIES = 50;

/** One password attempt with its origin. */
export interface Try {
  readonly role: Role;
  /** As used for comparison, so that other spellings share the limit. */
  readonly email: string;
  readonly address: string;
}

export abstract class LoginTries {
  /** Counts an attempt before the comparison; returns the account's attempts within the hour. @throws TooMany */
  abstract count(attempt: Try): Promise<number>;
  /**
   * Queues strangers' attempts on an account under attack, a few seconds apart across all origins. Returns the wait in
   * milliseconds. @throws TooMany when too many are waiting already
   */
  abstract turn(attempt: Try): Promise<number>;
  /** Removes a successful attempt from the count. */
  abstract forgive(attempt: Try): Promise<void>;
  /**
   * Counts a second-step code after a correct password and before the comparison: at most ten an hour and thirty a day
   * per account. Returns the number within a day. @throws TooMany
   */
  abstract countCode(accountId: string): Promise<number>;
  abstract forgiveCode(accountId: string): Promise<void>;
  /** Counts an attempt in a browser that knows the account. Returns the number within a day. */
  abstract countInBrowser(browserId: string): Promise<number>;
  abstract forgiveInBrowser(browserId: string): Promise<void>;
  /** Counts a wrong password or code of a signed-in user. Returns the number within an hour. */
  abstract countWrongProof(accountId: string): Promise<number>;
}
