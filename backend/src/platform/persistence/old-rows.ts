import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from './database.js';
import { BATCH, removeBatch } from './old-rows.query.js';

const DAY_MS = 86_400_000;

/** Removes what has served its time. */
@Injectable()
export class OldRows {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param condition SQL in which `$1` is the moment so many days ago */
  async remove(table: string, condition: string, days: number): Promise<void> {
    let removed = BATCH;
    while (removed === BATCH) removed = await removeBatch(this.database, table, condition, this.daysAgo(days));
  }

  daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
