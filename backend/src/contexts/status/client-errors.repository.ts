import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../../platform/persistence/database.js';
import { Retention } from '../../platform/jobs/retention.js';

const HOUR_MS = 3_600_000;

/** Browser errors per hour. */
@Injectable()
@Retention('remove-old-client-errors', '40 3 * * *', { table: 'client_errors', condition: 'hour < $1', days: 30 })
export class ClientErrors {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async count(): Promise<void> {
    await this.database.query(
      `insert into client_errors as known (hour, count) values (date_trunc('hour', $1::timestamptz), 1)
       on conflict (hour) do update set count = known.count + 1`,
      [this.clock.now()],
    );
  }

  /** Number of errors in the last 24 hours. */
  async lastDay(): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      'select coalesce(sum(count), 0)::int as count from client_errors where hour > $1',
      [new Date(this.clock.now().getTime() - 24 * HOUR_MS)],
    );
    return row?.count ?? 0;
  }
}
