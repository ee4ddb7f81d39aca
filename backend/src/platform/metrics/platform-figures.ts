import { Injectable } from '@nestjs/common';
import { Database, Pools } from '../persistence/database.js';
import { Readiness } from '../health/readiness.js';
import { Jobs } from '../jobs/jobs.js';
import { Gauge, type Reading } from './metrics.js';

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

/** Prometheus metrics of the platform; contexts declare their own. */
@Injectable()
export class PlatformFigures {
  constructor(
    private readonly query: PlatformFiguresQuery,
    private readonly pools: Pools,
    private readonly readiness: Readiness,
    private readonly jobs: Jobs,
  ) {}

  @Gauge({
    name: 'courtyard_ready',
    help: 'Whether database and queue answer this process, as GET /api/ready says.',
  })
  async isReady(): Promise<Reading[]> {
    return [{ value: Number(await this.readiness.isReady()) }];
  }

  @Gauge({
    name: 'courtyard_pool_connections',
    help: 'Connections of this process to the database, of those it may have.',
    labels: ['pool', 'state'],
  })
  poolConnections(): Reading[] {
    return this.eachPool(({ totalCount, idleCount, options }) => [
      { value: totalCount - idleCount, labels: { state: 'used' } },
      { value: idleCount, labels: { state: 'idle' } },
      { value: options.max, labels: { state: 'most' } },
    ]);
  }

  @Gauge({ name: 'courtyard_pool_waiting', help: 'Who waits for a connection to the database.', labels: ['pool'] })
  poolWaiting(): Reading[] {
    return this.eachPool(({ waitingCount }) => [{ value: waitingCount }]);
  }

  @Gauge({ name: 'courtyard_outbox_events', help: 'Events that no relay has passed on yet.' })
  async outboxEvents(): Promise<Reading[]> {
    return [{ value: (await this.query.outbox()).count }];
  }

  @Gauge({
    name: 'courtyard_outbox_lag_seconds',
    help: 'How long the oldest event waits for a relay; 0 when there is none.',
  })
  async outboxLag(): Promise<Reading[]> {
    return [{ value: (await this.query.outbox()).age }];
  }

  @Gauge({
    name: 'courtyard_jobs',
    help: 'Jobs that are not done: due, later, active, or parked after a day of failures.',
    labels: ['queue', 'state'],
  })
  waitingJobs(): Promise<Reading[]> {
    return this.query.jobs();
  }

  @Gauge({
    name: 'courtyard_jobs_oldest_due_seconds',
    help: 'How long the oldest job that is due has been so; 0 when there is none.',
  })
  async oldestDueJob(): Promise<Reading[]> {
    return [{ value: await this.query.oldestDueJob(this.jobs.names) }];
  }

  @Gauge({
    name: 'courtyard_mails',
    help: 'The restaurant’s own emails: queued, retried after a failure; failed and withheld ones of the last seven days.',
    labels: ['state'],
  })
  async mails(): Promise<Reading[]> {
    return (await this.query.mails()).map(({ state, count }) => ({ value: count, labels: { state } }));
  }

  @Gauge({
    name: 'courtyard_mails_oldest_seconds',
    help: 'How long the oldest mail in that state has been there; 0 when there is none.',
    labels: ['state'],
  })
  async oldestMails(): Promise<Reading[]> {
    return (await this.query.mails()).map(({ state, age }) => ({ value: age, labels: { state } }));
  }

  private eachPool(readingsOf: (pool: Pools['calls']) => Reading[]): Reading[] {
    const { calls, jobs, replica } = this.pools;
    return Object.entries({ calls, jobs, ...(replica && { replica }) }).flatMap(([pool, connections]) =>
      readingsOf(connections).map(({ value, labels }) => ({ value, labels: { ...labels, pool } })),
    );
  }
}
