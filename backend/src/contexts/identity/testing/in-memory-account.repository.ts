import type { Role } from '../../../kernel/actor.js';
import type { Account } from '../domain/account.js';
import { AddressTaken } from '../domain/identity.errors.js';
import type { AccountRepository, ComparedAccount, Found, NewAccount } from '../domain/ports/account.repository.js';

type Key = Pick<Account, 'id' | 'role'>;
type Kept = NewAccount & { readonly isActive: boolean; readonly lastLogin: Date | null };

/** Owner and manager have one list of addresses, the others another. */
const realmOf = (role: Role) => (role === 'staff' ? 'staff' : 'office');

export class InMemoryAccountRepository implements AccountRepository {
  private readonly kept = new Map<string, Kept>();

  find(role: Role, email: string): Promise<Found> {
    const kept = [...this.kept.values()].find((one) => one.role === role && isSame(one.email, email));
    const comparedAs = email.toLowerCase();
    if (!kept) return Promise.resolve({ account: null, comparedAs });
    return Promise.resolve({ account: asAccount(kept), comparedAs });
  }

  get(role: Role, id: string): Promise<Account | null> {
    const kept = this.kept.get(id);
    if (kept?.role !== role) return Promise.resolve(null);
    return Promise.resolve(asAccount(kept));
  }

  findOwn(id: string): Promise<Account | null> {
    const kept = this.kept.get(id);
    return Promise.resolve(kept && !kept.isDemo ? asAccount(kept) : null);
  }

  findActive(role: Role, id: string): Promise<Pick<Account, 'id' | 'name'> | null> {
    const kept = this.kept.get(id);
    return Promise.resolve(kept?.role === role && kept.isActive ? { id, name: kept.name } : null);
  }

  activeAddresses(wanted: Role, id?: string): Promise<string[]> {
    const found = [...this.kept.values()].filter(({ role, isActive }) => role === wanted && isActive);
    const named = id === undefined ? found : found.filter((one) => one.id === id);
    return Promise.resolve(named.map(({ email }) => email).sort());
  }

  isTaken(email: string): Promise<boolean> {
    return Promise.resolve([...this.kept.values()].some((one) => isSame(one.email, email)));
  }

  async add(account: NewAccount): Promise<void> {
    const isTaken = [...this.kept.values()].some(
      ({ role, email }) => realmOf(role) === realmOf(account.role) && isSame(email, account.email),
    );
    if (isTaken) return Promise.reject(new AddressTaken(account.email));
    this.kept.set(account.id, { ...account, isActive: true, lastLogin: null });
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
    return Promise.resolve(this.kept.size);
  }

  activeDemoAccounts(): Promise<Pick<Account, 'role' | 'email'>[]> {
    const demo = [...this.kept.values()].filter(({ isDemo, isActive }) => isDemo && isActive);
    const sorted = demo.sort((one, other) => `${one.role} ${one.email}`.localeCompare(`${other.role} ${other.email}`));
    return Promise.resolve(sorted.map(({ role, email }) => ({ role, email })));
  }

  async deactivateDemoAccounts(): Promise<void> {
    for (const account of this.kept.values()) if (account.isDemo) await this.changeStatus(account, false);
  }

  changeStatus(account: Key, isActive: boolean): Promise<void> {
    return this.change(account, { isActive });
  }

  lastLoginOf({ id }: Key): Date | null {
    return this.kept.get(id)?.lastLogin ?? null;
  }

  private async changeCompared({ id, passwordHash }: ComparedAccount, changes: Partial<Kept>): Promise<boolean> {
    const kept = this.kept.get(id);
    if (!kept?.isActive || kept.passwordHash !== passwordHash) return false;
    await this.change(kept, changes);
    return true;
  }

  private change({ id }: Key, changes: Partial<Kept>): Promise<void> {
    const account = this.kept.get(id);
    if (account) this.kept.set(id, { ...account, ...changes });
    return Promise.resolve();
  }
}

function asAccount({ id, role, email, name, isActive, passwordHash, mustChoosePassword = false }: Kept): Account {
  return { id, role, email, name, isActive, passwordHash, mustChoosePassword };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
