import type { INestApplicationContext } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import type { Clock } from '../../kernel/clock.js';
import { EventRelay } from '../events/event-relay.js';
import { Jobs } from '../jobs/jobs.js';
import { Database } from '../persistence/database.js';

const BATCH = 50;

/** Runs the jobs of an application started with JOBS off, over one connection of its own. */
export class DueJobs {
  private boss: PgBoss | undefined;
  private readonly relay: EventRelay;
  private readonly jobs: Jobs;
  private readonly database: Database;

  constructor(
    app: INestApplicationContext,
    private readonly url: string,
    private readonly clock: Clock,
  ) {
    this.relay = app.get(EventRelay, { strict: false });
    this.jobs = app.get(Jobs, { strict: false });
    this.database = app.get(Database, { strict: false });
  }

  /** Relays events and runs jobs that are due according to the clock, one after the other, until none are left. */
  async run(): Promise<void> {
    const boss = (this.boss ??= await this.connect());
    let done: number;
    do {
      done = await this.relay.relayAll();
      for (const queue of await this.dueQueues()) done += await this.runQueue(boss, queue);
    } while (done > 0);
  }

  async close(): Promise<void> {
    await this.boss?.stop({ graceful: false, close: true });
  }

  private async connect(): Promise<PgBoss> {
    const options = { max: 1, supervise: false, schedule: false, migrate: false };
    return new PgBoss({ connectionString: this.url, ...options }).start();
  }

  /** Queues with due jobs, in order of declaration. */
  private async dueQueues(): Promise<string[]> {
    const rows = await this.database.query<{ name: string }[]>(
      `with due as (
         select name, id, start_after from pgboss.job
         where state in ('created', 'retry') and start_after <= greatest($1, now())
       ), moved as (
         update pgboss.job set start_after = now() from due where job.name = due.name and job.id = due.id and due.start_after > now()
       )
       select distinct name from due`,
      [this.clock.now()],
    );
    const due = new Set(rows.map(({ name }) => name));
    return this.jobs.names.filter((name) => due.has(name));
  }

  private async runQueue(boss: PgBoss, queue: string): Promise<number> {
    const due = await boss.fetch<object>(queue, { batchSize: BATCH });
    for (const { id, data } of due) {
      try {
        await this.jobs.run(queue, data);
        await boss.complete(queue, id);
      } catch (error) {
        await boss.fail(queue, id, { message: String(error) });
        await this.retryByTheClock(id);
      }
    }
    return due.length;
  }

  /** Schedules the retry of a failed job by the test's clock, which may be far ahead of the database's. */
  private async retryByTheClock(id: string): Promise<void> {
    const ahead = this.clock.now().getTime() - Date.now();
    await this.database.query(
      `update pgboss.job set start_after = start_after + $2 * interval '1 ms' where id = $1 and state = 'retry'`,
      [id, ahead],
    );
  }
}
