import type { Role } from '../../../../kernel/actor.js';
import type { Account } from '../account.js';

type AccountKey = Pick<Account, 'id' | 'role'>;

export interface EndedLogin {
  /** Whose login it was; null when there was none. */
  readonly accountId: string | null;
  /** Whether the session still holds the login of another role. */
  readonly hasOthers: boolean;
}

/** Sessions are named by their token, which only the browser keeps. */
export abstract class SessionRepository {
  /** Makes a session for the account and answers its token; live logins of other roles move over from the one before, which ends. */
  abstract begin(account: AccountKey, before: string | null): Promise<string>;
  /** Ends the login of one role. */
  abstract endLogin(token: string, role: Role): Promise<EndedLogin>;
  /** Ends every login of the account, in all browsers but the one named. */
  abstract endAll(account: AccountKey, except: string | null): Promise<void>;
}
