import type { INestApplicationContext } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import type { Clock } from '../../kernel/clock.js';
import { EventRelay } from '../events/event-relay.js';
import { Jobs } from '../jobs/jobs.js';
import { Database } from '../persistence/database.js';

const AT_ONCE = 50;

/** Relays events and does the jobs that are due by the clock, one after the other, until nothing is left. */
export async function runDueJobs(app: INestApplicationContext, url: string, clock: Clock): Promise<void> {
  const [relay, jobs, database] = [EventRelay, Jobs, Database].map((part) =>
    app.get(part as never, { strict: false }),
  ) as [EventRelay, Jobs, Database];
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false, migrate: false });
  await boss.start();
  try {
    let done: number;
    do {
      done = await relay.relayAll();
      await database.rows(
        `update pgboss.job set start_after = now() where state in ('created', 'retry') and start_after > now() and start_after <= $1`,
        [clock.now()],
      );
      for (const name of jobs.names) done += await runAll(boss, jobs, name);
    } while (done > 0);
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}

/** A job that fails waits for its next try. */
async function runAll(boss: PgBoss, jobs: Jobs, name: string): Promise<number> {
  const due = await boss.fetch<object>(name, { batchSize: AT_ONCE });
  for (const { id, data } of due) {
    await jobs.run(name, data).then(
      () => boss.complete(name, id),
      (error: unknown) => boss.fail(name, id, { message: String(error) }),
    );
  }
  return due.length;
}
