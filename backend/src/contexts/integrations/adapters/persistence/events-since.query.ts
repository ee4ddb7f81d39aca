import { Injectable } from '@nestjs/common';
import type { StoredEvent } from '../../../../platform/events/event-listeners.js';
import { Database } from '../../../../platform/persistence/database.js';

/** Days of events that programs can read. */
const RETENTION_DAYS = 60;
/** Ids are assigned shortly before commit, so an event with a smaller id may still appear among the newest ones. */
const SETTLED_AFTER = `interval '2 seconds'`;

/** The smallest UUIDv7 of a point in time: every later one is greater. */
const smallestOf = (moment: string) =>
  `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid`;
const OLDEST_WRITER = `(select min(xact_start) from pg_stat_activity where datname = current_database() and backend_xid is not null)`;
const SETTLED = smallestOf(`least(clock_timestamp(), ${OLDEST_WRITER}) - ${SETTLED_AFTER}`);

/** Events in order of creation; none is inserted later before one that was already read. */
@Injectable()
export class EventsSinceQuery {
  constructor(private readonly database: Database) {}

  read(after: string | undefined, types: readonly string[], limit: number): Promise<StoredEvent[]> {
    return this.database.query<StoredEvent[]>(
      `select id, type, json_build_object('type', subject_type, 'id', subject_id) as subject, actor as by, payload,
         to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "occurredAt"
       from events
       where id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000') and id < ${SETTLED} and type = any($2)
         and occurred_at > now() - interval '${String(RETENTION_DAYS)} days'
       order by id limit $3`,
      [after ?? null, types, limit],
    );
  }
}
