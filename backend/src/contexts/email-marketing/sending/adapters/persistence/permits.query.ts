import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';

/** How many emails may be sent, after which delay and at which interval. */
export interface Grant {
  readonly granted: number;
  readonly after_ms: number;
  readonly apart_ms: number;
}

/** Enforces the limits across all processes. */
@Injectable()
export class PermitsQuery {
  constructor(private readonly database: Database) {}

  async take(wanted: number, now: Date): Promise<Grant | null> {
    const [grant] = await this.database.query<Grant[]>('select * from take_email_slots($1, $2)', [wanted, now]);
    return grant ?? null;
  }

  async giveBack(count: number): Promise<void> {
    await this.database.query(
      `update email_sent_minutes set n = n - $1 where minute = (select max(minute) from email_sent_minutes) and n >= $1`,
      [count],
    );
  }

  /** Limits look back at most one day; deletes counts older than two. */
  async removeOld(now: Date): Promise<void> {
    await this.database.query(`delete from email_sent_minutes where minute < $1::timestamptz - interval '2 days'`, [
      now,
    ]);
  }
}
