import type { Role } from '../../../../kernel/actor.js';
import type { Account } from '../account.js';

type AccountKey = Pick<Account, 'id' | 'role'>;

/** Sessions are named by their token, which only the browser keeps. */
export abstract class SessionRepository {
  /** Makes a session for the account and answers its token; live logins of other roles move over from the one before, which ends. */
  abstract begin(account: AccountKey, before: string | null): Promise<string>;
  /** Ends the login of one role. Answers whether any other login is left. */
  abstract endLogin(token: string, role: Role): Promise<boolean>;
  /** Ends every login of the account, in all browsers but the one named. */
  abstract endAll(account: AccountKey, except: string | null): Promise<void>;
}
