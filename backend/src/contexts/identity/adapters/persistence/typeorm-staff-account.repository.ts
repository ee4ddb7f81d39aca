import type { EntityRows } from '../../../../platform/persistence/entity-rows.js';
import type { EntityTables } from '../../../../platform/persistence/entity-tables.js';
import { StaffMemberNotFound } from '../../domain/identity.errors.js';
import type { StaffAccountRepository } from '../../domain/ports/staff-account.repository.js';
import type { StaffAccount } from '../../domain/staff-account.js';
import { STAFF_MEMBER } from '../../domain/staff-account.events.js';
import { StaffAccountSchema } from './staff-account.schema.js';

export class TypeOrmStaffAccountRepository implements StaffAccountRepository {
  private readonly rows: EntityRows<StaffAccount>;

  constructor(tables: EntityTables) {
    this.rows = tables.of(StaffAccountSchema, STAFF_MEMBER, ({ name }) => name);
  }

  async get(id: string): Promise<StaffAccount> {
    const account = await this.rows.find(id);
    if (!account) throw new StaffMemberNotFound();
    return account;
  }

  save(before: StaffAccount, after: StaffAccount): Promise<void> {
    return this.rows.save(before, after);
  }

  remove(account: StaffAccount): Promise<void> {
    return this.rows.remove(account);
  }
}
