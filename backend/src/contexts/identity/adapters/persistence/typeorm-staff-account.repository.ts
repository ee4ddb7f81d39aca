import type { EntitySchemaColumnOptions } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../kernel/domain-error.js';
import { TrackedSchema } from '../../../../platform/persistence/tracked-schema.js';
import { isFound } from '../../../../platform/lists/search.js';
import { containing, listOf } from '../../../../platform/lists/list-of.js';
import { counterOf } from '../../../../platform/persistence/counter-triggers.js';
import { Database } from '../../../../platform/persistence/database.js';
import { look, type SearchOf, Searchable } from '../../../../platform/searches.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { LiveUpdates, loginsOf } from '../../../../platform/events/live-topics.js';
import { STAFF_MEMBER, type StaffAccount } from '../../domain/staff-account.js';
import type { StaffAccountRepository } from '../../domain/staff-accounts.service.js';

export const StaffAccountSchema = new TrackedSchema<StaffAccount>(
  {
    name: 'StaffAccount',
    tableName: 'staff',
    columns: {
      id: { type: 'uuid', primary: true },
      email: { type: 'text' },
      name: { type: 'text' },
      isActive: { type: 'boolean', name: 'is_active' },
      createdBy: { type: 'text', name: 'created_by' },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      lastLogin: { type: 'timestamptz', precision: 3, name: 'last_login', nullable: true },
    } satisfies Record<keyof StaffAccount, EntitySchemaColumnOptions>,
  },
  { subject: STAFF_MEMBER, nameOf: ({ name }) => name },
);

/** SQL for the number of active staff accounts. */
const ACTIVE_STAFF = counterOf('staff', 'true');
const ALL_STAFF = counterOf('staff', 'true', 'false');

export const staffAccountList = listOf(StaffAccountSchema.options, {
  scopes: { all: ['true'] },
  totals: { all: ALL_STAFF },
  filters: { words: isFound(`name || ' ' || email`, ':words') },
  json: { isActive: 'is_active::text' },
});

export interface StaffName {
  readonly id: string;
  readonly name: string;
}

export interface StaffSummary {
  readonly active: number;
  readonly total: number;
}

/** Names and numbers of staff, for readers who may not see their accounts. */
@Injectable()
export class StaffDirectoryQuery {
  constructor(private readonly database: Database) {}

  /** Active staff, by name. */
  active(): Promise<StaffName[]> {
    return this.database.query<StaffName[]>('select id, name from staff where is_active order by lower(name), id');
  }

  async summary(): Promise<StaffSummary> {
    const [summary] = await this.database.query<StaffSummary[]>(
      `select ${ACTIVE_STAFF} as active, ${ALL_STAFF} as total`,
    );
    if (!summary) throw new Error('A row of sums is always there.');
    return summary;
  }
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly createdAt: string;
}

/** By name and address. */
const staffSearch: SearchOf<Row> = {
  roles: ['admin'],
  looks: (text) => [look(staffAccountList, { scope: 'all', filter: { words: containing(text) } })],
  found: ({ id, name, email, createdAt }) => ({ id, title: name, detail: email, at: createdAt }),
};

@Injectable()
@Searchable('staff', staffSearch)
@LiveUpdates(STAFF_MEMBER, {
  channelsOf: ({ subject }) => ['staff', loginsOf(subject.id)],
  channelsFor: () => ['staff'],
})
export class TypeOrmStaffAccountRepository implements StaffAccountRepository {
  private readonly repository: TrackedRepository<StaffAccount>;

  constructor(database: Database) {
    this.repository = database.getRepository(StaffAccountSchema);
  }

  async get(id: string): Promise<StaffAccount> {
    const account = await this.repository.findOneBy({ id });
    if (!account) throw new NotFound('This staff member does not exist.');
    return account;
  }

  save(before: StaffAccount, after: StaffAccount): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(account: StaffAccount): Promise<void> {
    return this.repository.remove(account);
  }
}
