import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/persistence/database.js';

/** Events per query. */
const PIECE = 1_000;

interface ExportedEvent {
  readonly id: string;
  readonly occurredAt: Date;
}

/** The whole audit log, oldest entry first. */
@Injectable()
export class AuditLogExportQuery {
  constructor(private readonly database: Database) {}

  async *lines(): AsyncGenerator<string> {
    let last: ExportedEvent | undefined;
    for (;;) {
      const events: ExportedEvent[] = await this.database.query<ExportedEvent[]>(
        `select id, type, subject_type as "subjectType", subject_id as "subjectId", subject_name as "subjectName",
           occurred_at as "occurredAt", actor as by, changes, encode(hash, 'hex') as sealed
         from events left join trail_lines on event_id = id
         where (occurred_at, id) > ($1, $2) order by occurred_at, id limit ${String(PIECE)}`,
        [last?.occurredAt ?? '-infinity', last?.id ?? '00000000-0000-0000-0000-000000000000'],
      );
      for (const event of events) yield `${JSON.stringify(event)}\n`;
      last = events.at(-1);
      if (events.length < PIECE) return;
    }
  }
}

interface AuditLogPerson {
  id: string;
  name: string;
}

/** Skips from one person to the next with the index (a loose index scan), so many entries per person cost nothing. */
const STATEMENT = `
  with recursive people as (
    (select actor from events where actor->>'id' is not null order by actor->>'id', occurred_at desc, id desc limit 1)
    union all
    select next.actor from people cross join lateral (
      select actor from events where actor->>'id' > people.actor->>'id'
      order by actor->>'id', occurred_at desc, id desc limit 1) next
  )
  select actor->>'id' as id, actor->>'name' as name from people order by lower(actor->>'name'), id`;

/** All people with entries in the audit log. */
@Injectable()
export class AuditLogPeopleQuery {
  constructor(private readonly database: Database) {}

  read(): Promise<AuditLogPerson[]> {
    return this.database.query<AuditLogPerson[]>(STATEMENT, []);
  }
}
