import { Injectable } from '@nestjs/common';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { Database } from '../../../../platform/persistence/database.js';
import { StaffMemberNotFound } from '../../domain/identity.errors.js';
import type { StaffAccountRepository } from '../../domain/ports/staff-account.repository.js';
import type { StaffAccount } from '../../domain/staff-account.js';
import { StaffAccountSchema } from './staff-account.schema.js';

@Injectable()
export class TypeOrmStaffAccountRepository implements StaffAccountRepository {
  private readonly repository: TrackedRepository<StaffAccount>;

  constructor(database: Database) {
    this.repository = database.getRepository(StaffAccountSchema);
  }

  async get(id: string): Promise<StaffAccount> {
    const account = await this.repository.findOneBy({ id });
    if (!account) throw new StaffMemberNotFound();
    return account;
  }

  save(before: StaffAccount, after: StaffAccount): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(account: StaffAccount): Promise<void> {
    return this.repository.remove(account);
  }
}
