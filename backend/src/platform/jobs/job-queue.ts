import { Logger } from '@nestjs/common';
import { type JobInsert, type JobResult, PgBoss, type Queue } from 'pg-boss';
import type { StoredEvent } from '../outbox/event-listeners.js';
import type { Database } from '../persistence/database.js';

/**
 * A job taken by a process that dies is free again after the heartbeat (20 s) and the next check (15 s).
 * A job that throws five times stays in the queue as failed, with its last error.
 */
const POLICY = {
  heartbeatSeconds: 20,
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  deleteAfterSeconds: 86_400,
};
const CHECK_EVERY_SECONDS = 15;

/** What the jobs of each queue carry. */
export interface QueuePayloads {
  /** One event for one listener. */
  outbox: { readonly listener: string; readonly event: StoredEvent };
  /** The id of a row of outgoing_mails. */
  mail: { readonly id: string };
  notices: Record<string, never>;
  housekeeping: Record<string, never>;
}
export type QueueName = keyof QueuePayloads;
const QUEUES: readonly QueueName[] = ['outbox', 'mail', 'notices', 'housekeeping'];

export const queueDefinitions: readonly Queue[] = QUEUES.map((name) => ({
  name,
  ...POLICY,
  // At most one run waits for each key, so that many requests for it become one.
  ...(name === 'notices' || name === 'housekeeping' ? { policy: 'short' } : {}),
}));

export interface JobOptions {
  readonly startAfter?: Date;
  /** On the queues that keep one waiting run per key. */
  readonly key?: string;
}

/** Jobs in PostgreSQL: those which are added inside a transaction exist exactly when it commits. */
export class JobQueue {
  private readonly boss: PgBoss;
  private readonly logger = new Logger('JobQueue');
  private running = false;

  constructor(
    private readonly database: Database,
    url: string,
    works: boolean,
  ) {
    this.boss = new PgBoss({
      connectionString: url,
      application_name: 'courtyard jobs',
      max: 4,
      migrate: false,
      createSchema: false,
      supervise: works,
      schedule: works,
      superviseIntervalSeconds: CHECK_EVERY_SECONDS,
      monitorIntervalSeconds: CHECK_EVERY_SECONDS,
    });
    this.boss.on('error', (error) => {
      this.logger.warn(`The job queue met an error and goes on: ${error.message}`);
    });
  }

  async start(): Promise<void> {
    await this.boss.start();
    this.running = true;
  }

  /** Stops taking jobs and lets those in hand finish, 20 s at most. */
  async stop(): Promise<void> {
    if (!this.running) return;
    this.running = false;
    await this.boss.stop({ graceful: true, timeout: 20_000, close: true });
  }

  /** True while the queue's own connections answer. */
  async answers(): Promise<boolean> {
    if (!this.running) return false;
    await this.boss.getDb().executeSql('select 1');
    return true;
  }

  async add<Q extends QueueName>(queue: Q, data: QueuePayloads[Q], options: JobOptions = {}): Promise<void> {
    await this.boss.send(queue, data, { startAfter: options.startAfter, singletonKey: options.key, db: this.joined() });
  }

  async addAll<Q extends QueueName>(queue: Q, jobs: readonly QueuePayloads[Q][]): Promise<void> {
    const inserts: JobInsert[] = jobs.map((data) => ({ data }));
    await this.boss.insert(queue, inserts, { db: this.joined() });
  }

  /** Runs the handler for each job; a job whose handler throws is tried again, the others are not held back. */
  async work<Q extends QueueName>(queue: Q, handler: (data: QueuePayloads[Q]) => Promise<void>): Promise<void> {
    const options = {
      batchSize: 10,
      pollingIntervalSeconds: 0.5,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    await this.boss.work<QueuePayloads[Q], object, typeof options>(queue, options, (jobs) =>
      Promise.all(
        jobs.map(async ({ id, data }): Promise<JobResult<object>> => {
          try {
            await handler(data);
            return { id, status: 'completed' };
          } catch (error) {
            const message = error instanceof Error ? error.message : String(error);
            this.logger.warn(`A job of the queue '${queue}' failed and will be tried again: ${message}`);
            return { id, status: 'failed', output: { message } };
          }
        }),
      ),
    );
  }

  /** Adds a job to the queue at each time of the cron expression, once over all processes. */
  async schedule(queue: QueueName, cron: string): Promise<void> {
    await this.boss.schedule(queue, cron, {}, { key: cron.replaceAll(/[^a-z0-9]/gi, '_'), missed: 'once' });
  }

  private joined() {
    return {
      executeSql: async (text: string, values: unknown[] = []) => ({ rows: await this.database.rows(text, values) }),
    };
  }
}
