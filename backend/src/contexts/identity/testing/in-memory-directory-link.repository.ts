import type { Role } from '../../../kernel/actor.js';
import type { Account } from '../domain/account.js';
import type { DirectoryLinkRepository, DirectoryPerson } from '../domain/directory-sign-in.js';

type DirectoryKey = Pick<DirectoryPerson, 'issuer' | 'subject'>;

export class InMemoryDirectoryLinkRepository implements DirectoryLinkRepository {
  private readonly rows = new Map<string, string>();

  find(role: Role, person: DirectoryKey): Promise<string | null> {
    return Promise.resolve(this.rows.get(keyOf(role, person)) ?? null);
  }

  add({ id, role }: Pick<Account, 'id' | 'role'>, person: DirectoryKey): Promise<boolean> {
    const key = keyOf(role, person);
    if (this.rows.has(key) || [...this.rows.values()].includes(id)) return Promise.resolve(false);
    this.rows.set(key, id);
    return Promise.resolve(true);
  }
}

const keyOf = (role: Role, { issuer, subject }: DirectoryKey) => JSON.stringify([issuer, subject, role]);
