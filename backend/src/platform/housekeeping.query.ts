import { PRUNED } from './events/pruned.js';
import type { Database } from './persistence/database.js';

/** SQL: every listener of the event has received it. */
export const IS_DISPATCHED = 'not exists (select from waiting_events where waiting_events.id = events.id)';

/** Deletes expired counters. */
export async function removeEndedCounters(database: Database, now: Date): Promise<void> {
  await database.query('delete from rate_limits where expire < $1', [now.getTime()]);
}

/** A pending or parked delivery still needs the payload. */
const IS_DELIVERED = `not exists (select from pgboss.job
  where state in ('created', 'retry', 'active') and data->>'eventId' = events.id::text)`;

/** Prunes payloads. */
export async function emptyEvents(database: Database, since: Date, before: Date): Promise<void> {
  await database.query(
    `update events set payload = $3 where occurred_at < $1 and occurred_at > $2 and payload <> '{}'
       and not payload ?| '{pruned,forgotten}' and ${IS_DISPATCHED} and ${IS_DELIVERED}`,
    [before, since, JSON.stringify(PRUNED)],
  );
}
