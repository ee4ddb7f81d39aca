import type { Account } from '../account.js';

export interface PasswordLink {
  readonly url: string;
  /** Name of the inviter; null if the person has forgotten the password and asked for the link. */
  readonly invitedBy: string | null;
}

export abstract class AccountMails {
  /** Sends at most three an hour and six a day to one address. */
  abstract sendLink(account: Account, link: PasswordLink): Promise<void>;
}
