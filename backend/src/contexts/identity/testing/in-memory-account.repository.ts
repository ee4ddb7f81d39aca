import type { Role } from '../../../kernel/actor.js';
import type { Account } from '../domain/account.js';
import { AddressTaken } from '../domain/identity.errors.js';
import type { AccountRepository, ComparedAccount, Found, NewAccount, Person } from '../domain/ports.js';

type Key = Pick<Account, 'id' | 'role'>;
type StoredAccount = NewAccount & { readonly isActive: boolean; readonly lastLogin: Date | null };

/** Owner and manager have one list of addresses, the others another. */
const realmOf = (role: Role) => (role === 'staff' ? 'staff' : 'office');

export class InMemoryAccountRepository implements AccountRepository {
  private readonly rows = new Map<string, StoredAccount>();

  find(role: Role, email: string): Promise<Found> {
    const stored = [...this.rows.values()].find((one) => one.role === role && isSame(one.email, email));
    const comparedAs = email.toLowerCase();
    if (!stored) return Promise.resolve({ account: null, comparedAs });
    return Promise.resolve({ account: asAccount(stored), comparedAs });
  }

  get(role: Role, id: string): Promise<Account | null> {
    const stored = this.rows.get(id);
    if (stored?.role !== role) return Promise.resolve(null);
    return Promise.resolve(asAccount(stored));
  }

  findOwn(id: string): Promise<Account | null> {
    const stored = this.rows.get(id);
    return Promise.resolve(stored && !stored.isDemo ? asAccount(stored) : null);
  }

  findActive(role: Role, id: string): Promise<Pick<Account, 'id' | 'name'> | null> {
    const stored = this.rows.get(id);
    return Promise.resolve(stored?.role === role && stored.isActive ? { id, name: stored.name } : null);
  }

  activePeople(roles: readonly Role[]): Promise<Person[]> {
    const found = [...this.rows.values()].filter(({ role, isActive }) => roles.includes(role) && isActive);
    const people = found.map(({ id, name, email, role }) => ({ id, name, email, role }));
    return Promise.resolve(people.sort((one, other) => (one.email < other.email ? -1 : 1)));
  }

  isTaken(email: string): Promise<boolean> {
    return Promise.resolve([...this.rows.values()].some((one) => isSame(one.email, email)));
  }

  async add(account: NewAccount): Promise<void> {
    const isTaken = [...this.rows.values()].some(
      ({ role, email }) => realmOf(role) === realmOf(account.role) && isSame(email, account.email),
    );
    if (isTaken) return Promise.reject(new AddressTaken(account.email));
    this.rows.set(account.id, { ...account, isActive: true, lastLogin: null });
  }

  async addFirst(account: NewAccount): Promise<boolean> {
    if (this.rows.size > 0) return false;
    await this.add(account);
    return true;
  }

  changePassword(account: Key, passwordHash: string): Promise<void> {
    return this.change(account, { passwordHash, isDemo: false, mustChoosePassword: true });
  }

  replacePassword(account: ComparedAccount, passwordHash: string): Promise<boolean> {
    return this.changeCompared(account, { passwordHash, isDemo: false, mustChoosePassword: false });
  }

  recordLogin(account: ComparedAccount, at: Date): Promise<boolean> {
    return this.changeCompared(account, { lastLogin: at });
  }

  hold(): Promise<void> {
    // Here nothing happens at the same moment.
    return Promise.resolve();
  }

  count(): Promise<number> {
    return Promise.resolve(this.rows.size);
  }

  activeDemoAccounts(): Promise<Pick<Account, 'role' | 'email'>[]> {
    const demo = [...this.rows.values()].filter(({ isDemo, isActive }) => isDemo && isActive);
    const sorted = demo.sort((one, other) => `${one.role} ${one.email}`.localeCompare(`${other.role} ${other.email}`));
    return Promise.resolve(sorted.map(({ role, email }) => ({ role, email })));
  }

  async deactivateDemoAccounts(): Promise<void> {
    for (const account of this.rows.values()) if (account.isDemo) await this.changeStatus(account, false);
  }

  changeStatus(account: Key, isActive: boolean): Promise<void> {
    return this.change(account, { isActive });
  }

  lastLoginOf({ id }: Key): Date | null {
    return this.rows.get(id)?.lastLogin ?? null;
  }

  private async changeCompared(
    { id, passwordHash }: ComparedAccount,
    changes: Partial<StoredAccount>,
  ): Promise<boolean> {
    const stored = this.rows.get(id);
    if (!stored?.isActive || stored.passwordHash !== passwordHash) return false;
    await this.change(stored, changes);
    return true;
  }

  private change({ id }: Key, changes: Partial<StoredAccount>): Promise<void> {
    const account = this.rows.get(id);
    if (account) this.rows.set(id, { ...account, ...changes });
    return Promise.resolve();
  }
}

function asAccount({
  id,
  role,
  email,
  name,
  isActive,
  passwordHash,
  mustChoosePassword = false,
}: StoredAccount): Account {
  return { id, role, email, name, isActive, passwordHash, mustChoosePassword };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
