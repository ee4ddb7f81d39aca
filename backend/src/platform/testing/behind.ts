import type { Database } from '../persistence/database.js';
import { eventually } from './eventually.js';

/** Result of a call that waits for a concurrent unit of work to end. */
export async function behind<T>(database: Database, work: () => Promise<unknown>, call: () => Promise<T>): Promise<T> {
  const done = Promise.withResolvers<undefined>();
  const end = Promise.withResolvers<undefined>();
  const unit = database.run(null, async () => {
    await work();
    done.resolve(undefined);
    await end.promise;
  });
  await Promise.race([done.promise, unit]);
  const answer = call();
  try {
    await eventually(async () => {
      const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(await database.query(waiting)).toHaveLength(1);
    }, 4_000);
  } finally {
    end.resolve(undefined);
    await unit;
  }
  return answer;
}
