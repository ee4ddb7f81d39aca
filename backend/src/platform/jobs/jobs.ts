import { Logger } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { type Job, type JobResult, PgBoss, type Queue } from 'pg-boss';
import type { Ids } from '../../kernel/ids.js';
import { IDLE_MS, LIFETIME_S, OutlivingClient } from '../persistence/data-source.js';
import type { Database } from '../persistence/database.js';
import { noTracing, type Tracing } from '../tracing/tracing.js';
import { askQueue, dataUnderWay } from './jobs.query.js';

/** Queue of jobs that have failed for a day; see `npm run retry-parked`. */
const PARKED = 'parked';
const TEN_YEARS_SECONDS = 315_360_000;
/** How long delivery jobs stay available for troubleshooting. */
const SIXTY_DAYS_SECONDS = 5_184_000;
const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

/** A job of a process that died becomes available after the heartbeat timeout and the next check. */
const HEARTBEAT_SECONDS = 20;
const CHECK_EVERY_SECONDS = 20;

/** Pauses grow from 5 s to an hour; the last attempt is about a day after the first. */
const TRIED_FOR_A_DAY = { retryLimit: 33, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, deadLetter: PARKED };
/** No dead letter is needed because the next scheduled run does the same work. */
const TRIED_TWICE_MORE = { retryLimit: 2, retryDelay: 5, retryBackoff: false };

/** Notifications announce new jobs. Polling finds delayed jobs and those announced while no process listened. */
const POLL_INTERVALS_SECONDS = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 30 };
const POLL_INTERVAL_MS = POLL_INTERVALS_SECONDS.notifyPollingIntervalSeconds * 1_000;

/** An unresponsive server is dropped after 60 s, because maintenance of many jobs takes longer than a request. */
const CONNECTIONS = {
  Client: OutlivingClient,
  idleTimeoutMillis: IDLE_MS,
  maxLifetimeSeconds: LIFETIME_S,
  keepAlive: true,
  query_timeout: 60_000,
};

export interface JobPolicy {
  /** `day`: retried with growing pauses for a day, then parked. `run`: a later run does the same work. */
  readonly retry: 'day' | 'run';
  /** Jobs running in parallel per process. */
  readonly concurrency: number;
  /** Jobs taken together and started in parallel; more than one only if none waits for an external system. */
  readonly batch?: number;
  /** At most one job waits per key, so that many requests become one. */
  readonly collapses?: boolean;
  /** Time limit; 15 minutes by default. */
  readonly withinHours?: number;
}

export interface JobOptions {
  readonly startAfter?: Date;
  /** For jobs with `collapses`. */
  readonly key?: string;
}

type Handle<Data> = (data: Data) => Promise<void>;

interface Definition {
  readonly policy: JobPolicy;
  readonly handle: Handle<object>;
}

interface Schedule {
  readonly cron: string;
  readonly timeZone: () => string;
}

/** Jobs in PostgreSQL, defined by the contexts. Jobs added inside a unit of work exist only if it commits. */
export class Jobs {
  private boss: PgBoss;
  /** Serves notifications while jobs are paused. */
  private idleBoss: PgBoss | undefined;
  private readonly logger = new Logger('Jobs');
  private readonly definitions = new Map<string, Definition>();
  private readonly schedules = new Map<string, Schedule>();
  private readonly workers = new Map<string, string[]>();
  private running = false;
  private takesJobs = false;

  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly url: string,
    private readonly works: boolean,
    private readonly tracing: Tracing = noTracing,
  ) {
    this.boss = this.createBoss(works);
  }

  /** Defines a kind of job and its handler; call it before the application starts. */
  define<Data extends object>(name: string, policy: JobPolicy, handle: Handle<Data>): void {
    if (this.definitions.has(name)) throw new Error(`The job '${name}' is declared twice.`);
    this.definitions.set(name, { policy, handle: handle as Handle<object> });
  }

  /**
   * Runs the handler at each time of the cron expression, once across all processes, and once in total for missed times.
   * @param timeZone read again by `reschedule`
   */
  cron(
    name: string,
    expression: string,
    timeZone: () => string,
    handle: () => Promise<void>,
    { withinHours }: Pick<JobPolicy, 'withinHours'> = {},
  ): void {
    this.define(name, { retry: 'run', concurrency: 1, collapses: true, withinHours }, handle);
    this.schedules.set(name, { cron: expression, timeZone });
  }

  /** @param isPaused takes no jobs until `resume` */
  async start(isPaused = false): Promise<void> {
    if (isPaused) this.boss = this.createBoss(false);
    await this.boss.start();
    await this.createQueues();
    this.running = true;
    if (this.works && !isPaused) await this.takeJobs();
  }

  /** After a paused start: begins to take jobs, if this process does. */
  async resume(): Promise<void> {
    if (!this.running || !this.works) return;
    this.idleBoss = this.boss;
    this.boss = this.createBoss(true);
    await this.boss.start();
    await this.takeJobs();
  }

  private async takeJobs(): Promise<void> {
    for (const [name, { policy }] of this.definitions) await this.work(name, policy);
    this.takesJobs = true;
    await this.reschedule();
  }

  /** Stores the schedules, if this process takes jobs; to be called when a time zone has changed. */
  async reschedule(): Promise<void> {
    if (!this.takesJobs) return;
    for (const [name, { cron, timeZone }] of this.schedules)
      await this.boss.schedule(name, cron, {}, { tz: timeZone(), missed: 'once' });
  }

  /** Stops taking jobs and waits up to 20 s for running ones. */
  async stop(): Promise<void> {
    if (!this.running) return;
    this.running = false;
    this.takesJobs = false;
    await this.boss.stop({ graceful: true, timeout: 20_000, close: true });
    await this.idleBoss?.stop({ graceful: false, close: true });
  }

  /** Whether the queue's own connections respond. */
  async answers(): Promise<boolean> {
    if (!this.running) return false;
    await askQueue(this.boss);
    return true;
  }

  async add(name: string, data: object, { startAfter, key }: JobOptions = {}): Promise<void> {
    await this.boss.send(name, data, { startAfter, singletonKey: key, db: this.joined() });
    if (startAfter) this.lookAt(name, startAfter);
  }

  /** In this order, except for retries. */
  async addAll(name: string, jobs: readonly object[]): Promise<void> {
    await this.boss.insert(
      name,
      jobs.map((data) => ({ id: this.ids.next(), data })),
      { db: this.joined() },
    );
  }

  /** Defined kinds of jobs. */
  get names(): string[] {
    return [...this.definitions.keys()];
  }

  /** Runs the handler of that kind of job. */
  async run(name: string, data: object): Promise<void> {
    const definition = this.definitions.get(name);
    if (!definition) throw new Error(`No job '${name}' was declared.`);
    await this.database.inJob(() => definition.handle(data));
  }

  /** Data of unfinished jobs of that kind. */
  underWay<Data extends object>(name: string): Promise<Data[]> {
    return dataUnderWay<Data>(this.database, name);
  }

  /** Number of jobs that failed for a day and need attention. */
  async parked(): Promise<number> {
    return (await this.boss.previewRedrive(PARKED)).total;
  }

  /** Retries parked jobs for another day. Returns their number. */
  async retryParked(): Promise<number> {
    return this.boss.redrive(PARKED);
  }

  /** Calls back with each message on the channel, and with null if some may have been missed. */
  async listen(channel: string, onMessage: (message: string | null) => void): Promise<{ close(): Promise<void> }> {
    const database = this.boss.getDb();
    if (!database.listen) throw new Error('The connections of the job queue cannot listen.');
    return database.listen(channel, onMessage, () => {
      onMessage(null);
    });
  }

  /** Wakes the worker in time for jobs that are delayed by less than the polling interval. */
  private lookAt(name: string, time: Date): void {
    const wait = time.getTime() - Date.now();
    if (wait <= 0 || wait > POLL_INTERVAL_MS) return;
    setTimeout(() => {
      for (const worker of this.workers.get(name) ?? []) this.boss.notifyWorker(worker);
    }, wait).unref();
  }

  private createBoss(works: boolean): PgBoss {
    const boss = new PgBoss({
      ...CONNECTIONS, // passed on to its pool
      connectionString: this.url,
      application_name: 'courtyard jobs',
      max: 4,
      migrate: false,
      createSchema: false,
      supervise: works,
      schedule: works,
      useListenNotify: works,
      superviseIntervalSeconds: CHECK_EVERY_SECONDS,
      monitorIntervalSeconds: CHECK_EVERY_SECONDS,
    });
    boss.on('error', (error) => {
      this.logger.warn(`The job queue met an error and goes on: ${error.message}`);
    });
    return boss;
  }

  private async createQueues(): Promise<void> {
    const known = new Map((await this.boss.getQueues()).map((queue) => [queue.name, queue]));
    const parked = { name: PARKED, retentionSeconds: TEN_YEARS_SECONDS };
    for (const { name, policy, ...options } of [parked, ...this.queues()] as Queue[]) {
      const present = known.get(name);
      if (!present) await this.boss.createQueue(name, { policy, ...options });
      else if (!isDeepStrictEqual({ ...present, ...options }, present)) await this.boss.updateQueue(name, options);
    }
  }

  private queues(): Queue[] {
    return [...this.definitions].map(([name, { policy }]) => ({
      name,
      notify: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: DAY_SECONDS,
      retentionSeconds: SIXTY_DAYS_SECONDS,
      ...(policy.retry === 'day' ? TRIED_FOR_A_DAY : TRIED_TWICE_MORE),
      ...(policy.collapses ? { policy: 'short' } : {}),
      ...(policy.withinHours ? { expireInSeconds: policy.withinHours * HOUR_SECONDS } : {}),
    }));
  }

  private async work(name: string, policy: JobPolicy): Promise<void> {
    const options = { ...POLL_INTERVALS_SECONDS, batchSize: policy.batch ?? 1, perJobResults: true } as const;
    for (let worker = 0; worker < policy.concurrency; worker += 1) {
      const id = await this.boss.work<object, object, typeof options>(name, options, async (jobs) => {
        await this.database.yieldToRequests();
        const results = await Promise.all(jobs.map((job) => this.attempt(name, job)));
        // More jobs may be waiting, so poll again immediately until there are none.
        this.boss.notifyWorker(id);
        return results;
      });
      this.workers.set(name, [...(this.workers.get(name) ?? []), id]);
    }
  }

  /** A job whose handler throws is retried without affecting the others of its batch. */
  private async attempt(name: string, { id, data }: Job): Promise<JobResult<object>> {
    try {
      await this.tracing.job(name, () => this.run(name, data));
      return { id, status: 'completed' };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.logger.warn(`A job '${name}' failed and will be tried again: ${message}`);
      return { id, status: 'failed', output: { message } };
    }
  }

  private joined() {
    return {
      executeSql: async (text: string, values: unknown[] = []) => ({ rows: await this.database.query(text, values) }),
    };
  }
}
