import { type EntitySchemaColumnOptions, In, IsNull, type QueryDeepPartialEntity, Raw, type Repository } from 'typeorm';
import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../kernel/actor.js';
import { Database } from '../../../../platform/persistence/database.js';
import { insertOrIgnore } from '../../../../platform/persistence/insert-or-ignore.js';
import { lockUntilEnd } from '../../../../platform/persistence/locks.query.js';
import { LiveUpdates, loginsOf } from '../../../../platform/events/live-topics.js';
import { TableSchema } from '../../../../platform/persistence/table-schema.js';
import type { Account } from '../../domain/account.js';
import type { AccountRepository, ComparedAccount, Found, NewAccount, Person } from '../../domain/ports.js';
import { AddressTaken } from '../../domain/identity.errors.js';
import { ACCOUNT } from '../../domain/account.js';

interface DemoMark {
  readonly isDemo: boolean;
}

/** Columns of both account tables; only one has `role`, only the other `createdBy`. */
interface AccountRecord extends NewAccount {
  readonly isActive: boolean;
  readonly lastLogin: Date | null;
}

type Columns<Key extends PropertyKey> = Record<Key, EntitySchemaColumnOptions>;

const columns = {
  id: { type: 'uuid', primary: true },
  email: { type: 'text' },
  name: { type: 'text' },
  passwordHash: { type: 'text', name: 'password', nullable: true },
  isActive: { type: 'boolean', name: 'is_active' },
  isDemo: { type: 'boolean', name: 'is_demo', select: false },
  mustChoosePassword: { type: 'boolean', name: 'must_choose_password' },
} satisfies Columns<Exclude<keyof (Account & DemoMark), 'role'>>;

const stored = {
  ...columns,
  createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  lastLogin: { type: 'timestamptz', precision: 3, name: 'last_login', nullable: true },
} satisfies Columns<Exclude<keyof AccountRecord, 'role' | 'createdBy'>>;

/** A view of everyone who can sign in, across the tables of accounts. */
export const AccountSchema = new TableSchema<Account & DemoMark>({
  name: 'Account',
  type: 'view',
  tableName: 'accounts',
  columns: { ...columns, role: { type: 'text' } },
});

/** Accounts of owners and site managers. */
export const OfficeAccountSchema = new TableSchema<AccountRecord>({
  name: 'OfficeAccount',
  tableName: 'admins',
  columns: { ...stored, role: { type: 'text' } },
});

/** The table of `StaffAccountSchema` without tracking, for changes that are not the owner's: signing in, a new password. */
export const StaffSignInSchema = new TableSchema<AccountRecord>({
  name: 'StaffSignIn',
  tableName: 'staff',
  columns: { ...stored, createdBy: { type: 'text', name: 'created_by' } },
});

/** Finds an account by address, and returns the address as PostgreSQL compares it, even without an account. */
@Injectable()
export class AccountByAddressQuery {
  constructor(private readonly database: Database) {}

  async find(role: Role, email: string): Promise<Found> {
    const [found] = await this.database.query<Found[]>(
      `select asked.email as "comparedAs", case when id is not null then json_build_object('id', id, 'role', role,
         'email', a.email, 'name', name, 'isActive', is_active, 'passwordHash', password,
         'mustChoosePassword', must_choose_password) end as account
       from (select lower($2) as email) asked left join accounts a on role = $1 and lower(a.email) = asked.email`,
      [role, email],
    );
    return found ?? { comparedAs: email, account: null };
  }
}

type AccountKey = Pick<Account, 'id' | 'role'>;

/** Reads all accounts from the view and writes to the table of each role. */
@Injectable()
@LiveUpdates(ACCOUNT, {
  channelsOf: ({ type, subject }) => (type.startsWith('account.signed-in') ? [] : [loginsOf(subject.id)]),
  channelsFor: () => [],
})
export class TypeOrmAccountRepository implements AccountRepository {
  private readonly accounts: Repository<Account & { isDemo: boolean }>;
  private readonly office: Repository<AccountRecord>;
  private readonly staff: Repository<AccountRecord>;

  constructor(
    private readonly database: Database,
    private readonly byAddress: AccountByAddressQuery,
  ) {
    this.accounts = database.getRepository(AccountSchema);
    this.office = database.getRepository(OfficeAccountSchema);
    this.staff = database.getRepository(StaffSignInSchema);
  }

  find(role: Role, email: string): Promise<Found> {
    return this.byAddress.find(role, email);
  }

  get(role: Role, id: string): Promise<Account | null> {
    return this.accounts.findOneBy({ role, id });
  }

  findOwn(id: string): Promise<Account | null> {
    return this.accounts.findOneBy({ id, isDemo: false });
  }

  findActive(role: Role, id: string): Promise<Pick<Account, 'id' | 'name'> | null> {
    return this.accounts.findOne({ select: { id: true, name: true }, where: { role, id, isActive: true } });
  }

  activePeople(roles: readonly Role[]): Promise<Person[]> {
    return this.accounts.find({
      select: { id: true, name: true, email: true, role: true },
      where: { role: In([...roles]), isActive: true },
      order: { email: 'asc' },
    });
  }

  isTaken(email: string): Promise<boolean> {
    return this.accounts.existsBy({ email: Raw((address) => `lower(${address}) = lower(:email)`, { email }) });
  }

  async add(account: NewAccount): Promise<void> {
    if (!(await insertOrIgnore(this.tableOf(account), account))) throw new AddressTaken(account.email);
  }

  async addFirst(account: NewAccount): Promise<boolean> {
    await lockUntilEnd(this.database, 'first account');
    if ((await this.count()) > 0) return false;
    await this.add(account);
    return true;
  }

  async changePassword(account: AccountKey, passwordHash: string): Promise<void> {
    const changes = { passwordHash, isDemo: false, mustChoosePassword: true };
    await this.tableOf(account).update({ id: account.id }, changes);
  }

  replacePassword(account: ComparedAccount, passwordHash: string): Promise<boolean> {
    return this.changeCompared(account, { passwordHash, isDemo: false, mustChoosePassword: false });
  }

  recordLogin(account: ComparedAccount, at: Date): Promise<boolean> {
    return this.changeCompared(account, { lastLogin: at });
  }

  async hold(account: AccountKey): Promise<void> {
    const { id } = account;
    await this.tableOf(account).findOne({ select: { id: true }, where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async changeStatus(account: AccountKey, isActive: boolean): Promise<void> {
    await this.tableOf(account).update({ id: account.id }, { isActive });
  }

  count(): Promise<number> {
    return this.accounts.count();
  }

  async activeDemoAccounts(): Promise<Pick<Account, 'role' | 'email'>[]> {
    const found = await this.accounts.find({
      where: { isDemo: true, isActive: true },
      order: { role: 'asc', email: 'asc' },
    });
    return found.map(({ role, email }) => ({ role, email }));
  }

  async deactivateDemoAccounts(): Promise<void> {
    for (const table of [this.office, this.staff]) await table.update({ isDemo: true }, { isActive: false });
  }

  private tableOf({ role }: Pick<Account, 'role'>): Repository<AccountRecord> {
    return role === 'staff' ? this.staff : this.office;
  }

  /** Waits for a concurrent password change, whose result it then sees. */
  private async changeCompared(
    account: ComparedAccount,
    change: QueryDeepPartialEntity<AccountRecord>,
  ): Promise<boolean> {
    const { id, passwordHash } = account;
    const compared = { id, passwordHash: passwordHash ?? IsNull(), isActive: true };
    const { affected } = await this.tableOf(account).update(compared, change);
    return affected === 1;
  }
}
