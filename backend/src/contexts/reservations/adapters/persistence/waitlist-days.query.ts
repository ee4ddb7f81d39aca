import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';

/** Days with guests on the waitlist, and days on which it is paused. */
@Injectable()
export class WaitlistDaysQuery {
  constructor(private readonly database: Database) {}

  /** From that day on, YYYY-MM-DD, without paused ones. */
  async toServe(from: string): Promise<string[]> {
    const rows = await this.database.query<{ day: string }[]>(
      `select distinct preferred_date as day from reservation_requests
       where waits_since is not null and preferred_date >= $1
         and preferred_date not in (select day from waiting_list_pauses) order by 1`,
      [from],
    );
    return rows.map(({ day }) => day);
  }

  async read(day: string): Promise<{ parties: number; isPaused: boolean }> {
    const [row] = await this.database.query<{ parties: number; isPaused: boolean }[]>(
      `select (select count(*)::int from reservation_requests where waits_since is not null and preferred_date = $1) as parties,
         exists (select from waiting_list_pauses where day = $1) as "isPaused"`,
      [day],
    );
    return row ?? { parties: 0, isPaused: false };
  }

  async pause(day: string, at: Date): Promise<void> {
    await this.database.query('insert into waiting_list_pauses values ($1, $2) on conflict do nothing', [day, at]);
  }

  async goOn(day: string): Promise<void> {
    await this.database.query('delete from waiting_list_pauses where day = $1', [day]);
  }

  /** Deletes pauses of past days. */
  async forgetPauses(before: string): Promise<void> {
    await this.database.query('delete from waiting_list_pauses where day < $1', [before]);
  }
}
