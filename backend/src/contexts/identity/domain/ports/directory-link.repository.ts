import type { Role } from '../../../../kernel/actor.js';
import type { Account } from '../account.js';
import type { DirectoryPerson } from '../directory.js';

type DirectoryKey = Pick<DirectoryPerson, 'issuer' | 'subject'>;

/** Which account is whose in the directory: a person has at most one of each role, an account at most one person. */
export abstract class DirectoryLinkRepository {
  /** Answers the account's id. */
  abstract find(role: Role, person: DirectoryKey): Promise<string | null>;
  /** Answers false, and adds nothing, where person or account is linked already. */
  abstract add(account: Pick<Account, 'id' | 'role'>, person: DirectoryKey, at: Date): Promise<boolean>;
}
