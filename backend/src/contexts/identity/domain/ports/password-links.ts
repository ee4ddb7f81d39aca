import type { Role } from '../../../../kernel/actor.js';
import type { Account } from '../account.js';

/** Emailed links to choose a password. A link becomes invalid when the account's password changes. */
export abstract class PasswordLinks {
  /** @returns the URL of the page */
  abstract linkFor(account: Account, expiresAt: Date): string;
  /** Returns the account id in the token; null if the token is not ours, for another role, or expired. */
  abstract accountIn(role: Role, token: string): string | null;
  /** Whether the password is unchanged since the token was signed. */
  abstract isUnused(account: Account, token: string): boolean;
}
