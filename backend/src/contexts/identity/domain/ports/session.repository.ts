import type { Role } from '../../../../kernel/actor.js';
import type { Account } from '../account.js';

type AccountKey = Pick<Account, 'id' | 'role'>;

export interface EndedLogin {
  /** The account of the ended login; null if there was none. */
  readonly accountId: string | null;
  /** Whether the session still holds the login of another role. */
  readonly hasOthers: boolean;
}

/** A browser in which an account is signed in. */
export interface SignedInBrowser {
  readonly id: string;
  /** Such as 'Chrome on Windows'; null if the browser did not identify itself. */
  readonly browser: string | null;
  readonly signedInAt: Date;
  /** To some minutes. */
  readonly usedAt: Date;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

/** What a browser remembers of earlier sign-ins. */
export interface BrowserMemory {
  /** Shared by all copies of the cookie; null without one. */
  readonly id: string | null;
  /** Whether the account has signed in here, and has the same password since. */
  knows(account: Pick<Account, 'id' | 'passwordHash'>): boolean;
}

/** The browser used to sign in. */
export interface SigningIn {
  /** Token of the session before. */
  readonly before: string | null;
  /** 'Chrome on Windows', as it calls itself. */
  readonly name: string | null;
  readonly memory: BrowserMemory;
}

/** Sessions are identified by their token, which only the browser stores. */
export abstract class SessionRepository {
  /**
   * Makes a session for the account and answers its token; live logins of other roles move over from the one before, which ends.
   *
   * @param inTwoSteps whether the way it was opened is as good as the second step that an owner may require
   */
  abstract begin(
    account: AccountKey,
    before: string | null,
    browser: string | null,
    inTwoSteps?: boolean,
  ): Promise<string>;
  /** Where the account is signed in, the last used first. @param token of who asks */
  abstract ofAccount(account: AccountKey, token: string | null): Promise<SignedInBrowser[]>;
  /** Ends one of them; answers whether there was one. */
  abstract endOne(account: AccountKey, id: string): Promise<boolean>;
  /** Ends the login of one role. */
  abstract endLogin(token: string, role: Role): Promise<EndedLogin>;
  /** Ends every login of the account, in all browsers but the one named. */
  abstract endAll(account: AccountKey, except: string | null): Promise<void>;
}
