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
  // A job that fails waits for its next try by our clock, which may be far ahead of the database's.
  const tryAgainByTheClock = async (id: string) => {
    const ahead = clock.now().getTime() - Date.now();
    await database.query(
      `update pgboss.job set start_after = start_after + $2 * interval '1 ms' where id = $1 and state = 'retry'`,
      [id, ahead],
    );
  };
  await boss.start();
  try {
    let done: number;
    do {
      done = await relay.relayAll();
      await database.query(
        `update pgboss.job set start_after = now() where state in ('created', 'retry') and start_after > now() and start_after <= $1`,
        [clock.now()],
      );
      for (const name of jobs.names) done += await runAll(boss, jobs, name, tryAgainByTheClock);
    } while (done > 0);
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}

async function runAll(
  boss: PgBoss,
  jobs: Jobs,
  name: string,
  tryAgain: (id: string) => Promise<void>,
): Promise<number> {
  const due = await boss.fetch<object>(name, { batchSize: AT_ONCE });
  for (const { id, data } of due) {
    try {
      await jobs.run(name, data);
      await boss.complete(name, id);
    } catch (error) {
      await boss.fail(name, id, { message: String(error) });
      await tryAgain(id);
    }
  }
  return due.length;
}
