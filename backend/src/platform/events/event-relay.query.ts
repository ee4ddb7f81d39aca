import type { QueryResultRow } from 'pg';
import type { Database } from '../persistence/database.js';
import type { StoredEvent } from './event-listeners.js';

/** Events per relay run. */
export const BATCH = 200;

const COLUMNS = 'id, type, subject_type, subject_id, actor, payload, occurred_at';

const SOME_WAIT = 'select 1 from waiting_events order by id limit 1';
const OLDEST = 'select occurred_at as since from waiting_events join events using (id) order by id limit 1';
const TAKE = `with taken as (
    delete from waiting_events where id = any(array(
      select id from waiting_events order by id limit ${String(BATCH)} for update skip locked)) returning id)
  select ${COLUMNS} from taken join events using (id) order by id`;

interface EventRow extends QueryResultRow {
  id: string;
  type: string;
  subject_type: string;
  subject_id: string;
  actor: StoredEvent['by'];
  payload: object;
  occurred_at: Date;
}

function storedEvent(row: EventRow): StoredEvent {
  const { id, type, subject_type, subject_id, actor, payload, occurred_at } = row;
  const subject = { type: subject_type, id: subject_id };
  return { id, type, subject, by: actor, payload, occurredAt: occurred_at.toISOString() };
}

/** Pending events, and known listeners. */
export class WaitingEvents {
  constructor(private readonly database: Database) {}

  async areThere(): Promise<boolean> {
    return (await this.database.query(SOME_WAIT)).length > 0;
  }

  /** When the oldest pending event happened; null when none is pending. */
  async since(): Promise<Date | null> {
    const [oldest] = await this.database.query<{ since: Date }[]>(OLDEST);
    return oldest?.since ?? null;
  }

  /** Claims the oldest pending events, at most one batch; skips those that another relay has locked. */
  async take(): Promise<StoredEvent[]> {
    return (await this.database.query<EventRow[]>(TAKE)).map(storedEvent);
  }

  async find(id: string): Promise<StoredEvent | null> {
    const [row] = await this.database.query<EventRow[]>(`select ${COLUMNS} from events where id = $1`, [id]);
    return row ? storedEvent(row) : null;
  }

  async register(listeners: readonly { name: string; types: readonly string[] }[], now: Date): Promise<void> {
    await this.database.query(
      `insert into event_listeners (name, types, seen_at)
       select name, types, $2 from jsonb_to_recordset($1) as listener (name text, types text[]) order by name
       on conflict (name) do update set types = excluded.types, seen_at = excluded.seen_at`,
      [JSON.stringify(listeners), now],
    );
  }

  /** Listeners of this release and of other running releases. */
  async listeners(own: readonly string[], seenAfter: Date): Promise<{ name: string; types: string[] }[]> {
    return this.database.query('select name, types from event_listeners where seen_at > $1 or name = any($2)', [
      seenAfter,
      own,
    ]);
  }

  /** Sends a PostgreSQL notification. */
  async notify(channel: string, message: string): Promise<void> {
    await this.database.query('select pg_notify($1, $2)', [channel, message]);
  }
}
