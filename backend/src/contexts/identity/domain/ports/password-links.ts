import type { Role } from '../../../../kernel/actor.js';
import type { Account } from '../account.js';

/** Emailed links to choose a password. A link becomes invalid when the account's password changes. */
export abstract class PasswordLinks {
  /** @returns the address of the page */
  abstract linkFor(account: Account, expiresAt: Date): string;
  /** Id of the account that the token was signed for; null when it is not one of ours, is for another role, or has expired. */
  abstract accountIn(role: Role, token: string): string | null;
  /** Whether the account still has the password that it had when the token was signed. */
  abstract isUnused(account: Account, token: string): boolean;
}
