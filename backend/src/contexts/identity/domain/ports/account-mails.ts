import type { Account } from '../account.js';

export interface PasswordLink {
  readonly url: string;
  /** Who invites; null where the person has asked for the link because they forgot the password. */
  readonly invitedBy: string | null;
}

export abstract class AccountMails {
  /** At most three an hour and six a day to one address. */
  abstract sendLink(account: Account, link: PasswordLink): Promise<void>;
}
