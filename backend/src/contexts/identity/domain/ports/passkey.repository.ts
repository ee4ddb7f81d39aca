import type { Account } from '../account.js';
import type { Passkey } from '../passkey.js';

export interface NewPasskey extends Omit<Passkey, 'accountId' | 'usedAt'> {
  readonly account: Pick<Account, 'id' | 'role'>;
  readonly counter: number;
}

export abstract class PasskeyRepository {
  /** The oldest first. */
  abstract ofAccount(accountId: string): Promise<Passkey[]>;
  abstract find(credentialId: string): Promise<Passkey | null>;
  /** Answers false, and adds nothing, when the credential is known. */
  abstract add(passkey: NewPasskey): Promise<boolean>;
  /**
   * Answers whether it is there and the authenticator's counter has risen; one that does not count says 0 each time.
   * A counter that went back is a copied authenticator and stands in the security log.
   */
  abstract use(id: string, counter: number, at: Date): Promise<boolean>;
  /** Answers whether the account had it. */
  abstract remove(accountId: string, id: string): Promise<boolean>;
  /** Answers whether there were any. */
  abstract removeAll(accountId: string): Promise<boolean>;
  /** Answers whether nobody has come with the challenge before: of two that come at once, one is told so. */
  abstract spend(challenge: string, at: Date): Promise<boolean>;
}
