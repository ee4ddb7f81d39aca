import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from './database.js';

/** Rows per statement, so that no statement runs long. */
const BATCH = 5_000;

/**
 * @param condition SQL in which `$1` is the moment
 * @returns the number of deleted rows, at most one batch
 */
export async function removeBatch(database: Database, table: string, condition: string, moment: Date): Promise<number> {
  const batch = `select ctid from ${table} where ${condition} limit ${String(BATCH)}`;
  return (await database.query(`delete from ${table} where ctid in (${batch}) returning 1`, [moment])).length;
}

const DAY_MS = 86_400_000;

/** Deletes rows that are past their retention period, in batches. */
@Injectable()
export class RetentionPolicies {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param condition SQL in which `$1` is the moment `days` days ago */
  async remove(table: string, condition: string, days: number): Promise<void> {
    let removed = BATCH;
    while (removed === BATCH) removed = await removeBatch(this.database, table, condition, this.daysAgo(days));
  }

  daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
