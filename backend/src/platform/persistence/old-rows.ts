import type { Clock } from '../../kernel/clock.js';
import type { Database } from './database.js';

const DAY_MS = 86_400_000;
/** Rows taken at once, so that no statement runs long. */
const BATCH = 5_000;

/** Removes what has served its time. */
export class OldRows {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param condition SQL in which `$1` is the moment so many days ago */
  async remove(table: string, condition: string, days: number): Promise<void> {
    const statement = `delete from ${table} where ctid in (select ctid from ${table} where ${condition} limit ${String(BATCH)}) returning 1`;
    let removed = BATCH;
    while (removed === BATCH) removed = (await this.database.query(statement, [this.daysAgo(days)])).length;
  }

  daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
