import type { Role } from '../../../../kernel/actor.js';
import type { Account } from '../account.js';
import type { DirectoryPerson } from '../directory.js';

type DirectoryKey = Pick<DirectoryPerson, 'issuer' | 'subject'>;

/** Links of accounts to people in the directory: a person has at most one account per role, an account at most one person. */
export abstract class DirectoryLinkRepository {
  /** Returns the account's id. */
  abstract find(role: Role, person: DirectoryKey): Promise<string | null>;
  /** Returns false and adds nothing if the person or the account is already linked. */
  abstract add(account: Pick<Account, 'id' | 'role'>, person: DirectoryKey, at: Date): Promise<boolean>;
}
