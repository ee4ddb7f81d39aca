import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import { ACTIVE_STAFF, ALL_STAFF } from './staff-account.list.js';

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
