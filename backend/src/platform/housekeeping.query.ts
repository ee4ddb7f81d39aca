import { PRUNED } from './events/pruned.js';
import type { Database } from './persistence/database.js';

/** SQL: everybody who listens to the event was told of it. */
export const IS_TOLD = 'not exists (select from waiting_events where waiting_events.id = events.id)';

/** The counters whose time is over. */
export async function removeEndedCounters(database: Database, now: Date): Promise<void> {
  await database.query('delete from rate_limits where expire < $1', [now.getTime()]);
}

/** What events carried for their listeners. */
export async function emptyEvents(database: Database, since: Date, before: Date): Promise<void> {
  await database.query(
    `update events set payload = $3 where occurred_at < $1 and occurred_at > $2 and payload <> '{}'
       and not payload ?| '{pruned,forgotten}' and ${IS_TOLD}`,
    [before, since, JSON.stringify(PRUNED)],
  );
}
