import type { Role } from '../../../../kernel/actor.js';
import type { Account } from '../account.js';
import type { SharedTablet } from '../shared-tablet.js';

type AccountKey = Pick<Account, 'id' | 'role'>;

export interface EndedLogin {
  /** The account of the ended login; null if there was none. */
  readonly accountId: string | null;
  /** Whether the session goes on: it has a login of another role, or is a shared tablet's. */
  readonly goesOn: boolean;
}

/** A browser in which an account is signed in. */
export interface SignedInBrowser {
  readonly id: string;
  /** Such as 'Chrome on Windows'; null if the browser did not identify itself. */
  readonly browser: string | null;
  readonly signedInAt: Date;
  /** Updated at most every 5 minutes. */
  readonly usedAt: Date;
  /** Whether it is the caller's browser. */
  readonly isThis: boolean;
}

/** What a browser remembers of earlier sign-ins. */
export interface BrowserMemory {
  /** Shared by all copies of the cookie; null without one. */
  readonly id: string | null;
  /** Whether the account has signed in here since its last change of password. */
  knows(account: Pick<Account, 'id' | 'passwordHash'>): boolean;
}

/** The browser used to sign in. */
export interface SigningIn {
  /** Token of the previous session. */
  readonly before: string | null;
  /** Name for display, such as 'Chrome on Windows'. */
  readonly name: string | null;
  readonly memory: BrowserMemory;
}

/** How the person of a login has proved who they are. */
export interface LoginProof {
  /** Whether the sign-in was as strong as with the app that an owner may require. */
  readonly inTwoSteps?: boolean;
  /** Whether it was a PIN on a shared tablet. */
  readonly byPin?: boolean;
}

/** Sessions are identified by their token, which only the browser stores. */
export abstract class SessionRepository {
  /**
   * Starts a session for the account and returns its token. Live logins of other roles move over from the previous one,
   * which ends. On a shared tablet they end too: it has one person at a time, and stays shared.
   * @throws TabletNotShared by PIN, unless the previous session is a shared tablet's
   */
  abstract begin(
    account: AccountKey,
    before: string | null,
    browser: string | null,
    proof?: LoginProof,
  ): Promise<string>;
  /** The account's logins, most recently used first. @param token of the caller's session */
  abstract ofAccount(account: AccountKey, token: string | null): Promise<SignedInBrowser[]>;
  /** Ends one login; returns whether it existed. */
  abstract endOne(account: AccountKey, id: string): Promise<boolean>;
  /** Ends the login of one role. */
  abstract endLogin(token: string, role: Role): Promise<EndedLogin>;
  /** Ends every login of the account, except in the session with this token. Shared tablets no longer offer the person. */
  abstract endAll(account: AccountKey, except: string | null): Promise<void>;
  /** The tablet of a session that is shared now, locked or not. */
  abstract tabletOf(token: string): Promise<SharedTablet | null>;
  /** Replaces the session with a shared one, in which only a login of staff remains. Returns its token. */
  abstract share(account: AccountKey, token: string, tablet: SharedTablet): Promise<string>;
  /** Ends the session with all its logins. */
  abstract end(token: string): Promise<void>;
}
