import type { Role } from '../../../../kernel/actor.js';

/** One try at a password, by whom and from where. */
export interface Try {
  readonly role: Role;
  readonly email: string;
  readonly address: string;
}

export abstract class LoginTries {
  /** Counts before anything is compared. @throws TooMany */
  abstract count(attempt: Try): Promise<void>;
  /** The try was right and counts no longer. */
  abstract forgive(attempt: Try): Promise<void>;
}
