import { Injectable } from '@nestjs/common';
import { In, IsNull, type QueryDeepPartialEntity, Raw, type Repository } from 'typeorm';
import type { Role } from '../../../../kernel/actor.js';
import { Database } from '../../../../platform/persistence/database.js';
import { insertOrIgnore } from '../../../../platform/persistence/insert-or-ignore.js';
import type { Account } from '../../domain/account.js';
import { AddressTaken } from '../../domain/identity.errors.js';
import type {
  AccountRepository,
  ComparedAccount,
  Found,
  NewAccount,
  Person,
} from '../../domain/ports/account.repository.js';
import { AccountByAddressQuery } from './account-by-address.query.js';
import { AccountSchema, type AccountRecord, OfficeAccountSchema, StaffSignInSchema } from './account.schemas.js';

type AccountKey = Pick<Account, 'id' | 'role'>;

/** Reads all accounts from the view and writes to the table of each role. */
@Injectable()
export class TypeOrmAccountRepository implements AccountRepository {
  private readonly accounts: Repository<Account & { isDemo: boolean }>;
  private readonly office: Repository<AccountRecord>;
  private readonly staff: Repository<AccountRecord>;

  constructor(
    database: Database,
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
