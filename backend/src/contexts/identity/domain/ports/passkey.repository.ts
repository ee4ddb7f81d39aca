import type { Account } from '../account.js';
import type { Passkey } from '../passkey.js';

export interface NewPasskey extends Omit<Passkey, 'accountId' | 'usedAt'> {
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly counter: number;
}

export abstract class PasskeyRepository {
  /** Oldest first. */
  abstract ofAccount(accountId: string): Promise<Passkey[]>;
  abstract find(credentialId: string): Promise<Passkey | null>;
  /** Returns false and adds nothing if the credential is already known. */
  abstract add(passkey: NewPasskey): Promise<boolean>;
  /**
   * Returns whether the passkey exists and its counter has increased; authenticators without a counter always send 0. A
   * counter that went back means a copied authenticator and is logged to the security log.
   */
  abstract use(id: string, counter: number, at: Date): Promise<boolean>;
  /** Returns whether the account had it. */
  abstract remove(accountId: string, id: string): Promise<boolean>;
  /** Returns whether there were any. */
  abstract removeAll(accountId: string): Promise<boolean>;
  /** Returns true for the first use of the challenge only, even with concurrent calls. */
  abstract spend(challenge: string, at: Date): Promise<boolean>;
}
