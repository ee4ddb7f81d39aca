import { Injectable } from '@nestjs/common';
import { BackupLog } from '../backups/backup-log.js';
import { Readiness } from '../health/readiness.js';
import { Jobs } from '../jobs/jobs.js';
import { Pools } from '../persistence/database.js';
import { Gauge, type Reading } from './metrics.js';
import { PlatformFiguresQuery } from './platform-figures.query.js';

/** Prometheus metrics of the platform; contexts declare their own. */
@Injectable()
export class PlatformFigures {
  constructor(
    private readonly query: PlatformFiguresQuery,
    private readonly pools: Pools,
    private readonly readiness: Readiness,
    private readonly jobs: Jobs,
    private readonly backups: BackupLog,
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
    help: 'Mails of the house: queued, retried after a failure; failed and withheld ones of the last seven days.',
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

  @Gauge({
    name: 'courtyard_backup_proven_timestamp_seconds',
    help: 'When a backup was last restored on trial and found whole; missing while none was.',
  })
  async backupProven(): Promise<Reading[]> {
    const at = await this.backups.lastProvenAt();
    return at ? [{ value: at.getTime() / 1_000 }] : [];
  }

  private eachPool(readingsOf: (pool: Pools['calls']) => Reading[]): Reading[] {
    const { calls, jobs, replica } = this.pools;
    return Object.entries({ calls, jobs, ...(replica && { replica }) }).flatMap(([pool, connections]) =>
      readingsOf(connections).map(({ value, labels }) => ({ value, labels: { ...labels, pool } })),
    );
  }
}
