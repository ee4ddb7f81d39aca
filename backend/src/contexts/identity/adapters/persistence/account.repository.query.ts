import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../kernel/actor.js';
import { Database } from '../../../../platform/persistence/database.js';
import type { Account } from '../../domain/account.js';
import { AddressTaken } from '../../domain/identity.errors.js';
import type { AccountRepository, ComparedAccount, Found, NewAccount } from '../../domain/ports/account.repository.js';

type AccountKey = Pick<Account, 'id' | 'role'>;

/** Owner and manager are rows of `admins`, the others of `staff`; the view `accounts` shows both. */
const tableOf = (role: Role) => (role === 'staff' ? 'staff' : 'admins');

@Injectable()
export class PgAccountRepository implements AccountRepository {
  constructor(private readonly database: Database) {}

  async find(role: Role, email: string): Promise<Found> {
    const [found] = await this.database.query<{ comparedAs: string; account: Account | null }[]>(
      `select asked.email as "comparedAs", case when id is not null then json_build_object('id', id, 'role', role,
         'email', a.email, 'name', name, 'isActive', is_active, 'passwordHash', password) end as account
       from (select lower($2) as email) asked left join accounts a on role = $1 and lower(a.email) = asked.email`,
      [role, email],
    );
    return found ?? { comparedAs: email, account: null };
  }

  async get(role: Role, id: string): Promise<Account | null> {
    const [found] = await this.database.query<Account[]>(
      `select id, role, email, name, is_active as "isActive", password as "passwordHash" from accounts
       where role = $1 and id = $2`,
      [role, id],
    );
    return found ?? null;
  }

  async findActive(role: Role, id: string): Promise<Pick<Account, 'id' | 'name'> | null> {
    const [found] = await this.database.query<{ id: string; name: string }[]>(
      'select id, name from accounts where role = $1 and id = $2 and is_active',
      [role, id],
    );
    return found ?? null;
  }

  async activeAddresses(role: Role, id?: string): Promise<string[]> {
    const found = await this.database.query<{ email: string }[]>(
      'select email from accounts where role = $1 and is_active and ($2::uuid is null or id = $2) order by email',
      [role, id ?? null],
    );
    return found.map(({ email }) => email);
  }

  async isTaken(email: string): Promise<boolean> {
    const [found] = await this.database.query('select 1 from accounts where lower(email) = lower($1) limit 1', [email]);
    return found !== undefined;
  }

  async add(account: NewAccount): Promise<void> {
    const { id, role, email, name, passwordHash, isDemo, createdBy, createdAt } = account;
    const [column, value] = role === 'staff' ? ['created_by', createdBy] : ['role', role];
    const added = await this.database.query(
      `insert into ${tableOf(role)} (id, email, name, password, is_demo, created_at, ${column})
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (lower(email)) do nothing returning id`,
      [id, email, name, passwordHash, isDemo, createdAt, value],
    );
    if (added.length === 0) throw new AddressTaken(email);
  }

  async changePassword({ id, role }: AccountKey, passwordHash: string): Promise<void> {
    await this.database.query(`update ${tableOf(role)} set password = $2, is_demo = false where id = $1`, [
      id,
      passwordHash,
    ]);
  }

  replacePassword(account: ComparedAccount, passwordHash: string): Promise<boolean> {
    return this.changeCompared(account, 'password = $3, is_demo = false', passwordHash);
  }

  recordLogin(account: ComparedAccount, at: Date): Promise<boolean> {
    return this.changeCompared(account, 'last_login = $3', at);
  }

  async hold({ id, role }: AccountKey): Promise<void> {
    await this.database.query(`select id from ${tableOf(role)} where id = $1 for update`, [id]);
  }

  /** Waits for whoever sets another password at this moment, and then sees it. */
  private async changeCompared(
    { id, role, passwordHash }: ComparedAccount,
    change: string,
    value: unknown,
  ): Promise<boolean> {
    const changed = await this.database.query(
      `update ${tableOf(role)} set ${change} where id = $1 and password is not distinct from $2 and is_active returning id`,
      [id, passwordHash, value],
    );
    return changed.length > 0;
  }

  async count(): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>('select count(*)::int as count from accounts');
    return row?.count ?? 0;
  }

  activeDemoAccounts(): Promise<Pick<Account, 'role' | 'email'>[]> {
    return this.database.query('select role, email from accounts where is_demo and is_active order by role, email');
  }

  async deactivateDemoAccounts(): Promise<void> {
    await this.database.query('update admins set is_active = false where is_demo');
    await this.database.query('update staff set is_active = false where is_demo');
  }
}
