import { Injectable } from '@nestjs/common';
import { Database } from '../persistence/database.js';

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
