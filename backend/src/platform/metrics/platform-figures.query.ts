import { Injectable } from '@nestjs/common';
import { Database } from '../persistence/database.js';
import type { Reading } from './metrics.js';

const OUTBOX = `
  select count(*)::int as count, coalesce(extract(epoch from now() - min(occurred_at)), 0)::float8 as age
  from waiting_events join events using (id)`;

const JOBS = `
  select name as queue, count(*)::int as value,
    case when name = 'parked' then 'parked' when state = 'active' then 'active' when start_after > now() then 'later' else 'due' end as state
  from pgboss.job where state < 'completed' group by 1, 3`;

/** Ignores queues without workers, such as those of removed listeners. */
const OLDEST_DUE = `
  select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as age
  from pgboss.job where state < 'active' and start_after <= now() and name = any($1)`;

const MAILS = `
  select state, count(id)::int as count, greatest(0, coalesce(extract(epoch from now() - min(created_at)), 0))::float8 as age
  from unnest(array['queued', 'retried', 'failed', 'withheld']) as state
  left join (
    select id, created_at, case when status = 'queued' and attempts > 0 then 'retried' else status end as stands
    from outgoing_mails
    where status = 'queued' or (status in ('failed', 'withheld') and created_at > now() - interval '7 days')
  ) mail on stands = state
  group by 1`;

interface CountAndAge {
  readonly count: number;
  readonly age: number;
}

/** Pending events, jobs and emails in the database. */
@Injectable()
export class PlatformFiguresQuery {
  constructor(private readonly database: Database) {}

  async outbox(): Promise<CountAndAge> {
    const [row] = await this.database.query<CountAndAge[]>(OUTBOX);
    return { count: row?.count ?? 0, age: Math.max(0, row?.age ?? 0) };
  }

  async jobs(): Promise<Reading[]> {
    const rows = await this.database.query<{ queue: string; state: string; value: number }[]>(JOBS);
    return rows.map(({ value, ...labels }) => ({ value, labels }));
  }

  async oldestDueJob(queues: readonly string[]): Promise<number> {
    const [row] = await this.database.query<{ age: number }[]>(OLDEST_DUE, [queues]);
    return row?.age ?? 0;
  }

  mails(): Promise<(CountAndAge & { readonly state: string })[]> {
    return this.database.query(MAILS);
  }
}
