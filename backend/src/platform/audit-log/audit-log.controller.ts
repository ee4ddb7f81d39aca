import { Readable } from 'node:stream';
import { ApiOkResponse, ApiProduces, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Controller, Get, Injectable, Query, StreamableFile } from '@nestjs/common';
import { type Role, ROLES } from '../../kernel/actor.js';
import { addDays, instantOf, isCalendarDate } from '../../kernel/calendar.js';
import { InvalidInput } from '../../kernel/domain-error.js';
import { OptionalAnyText, OptionalText } from '../http/fields/index.js';
import { containing, listOf } from '../lists/list-of.js';
import { IfNoneMatch, SearchQuery } from '../lists/page-query.js';
import { isFound } from '../lists/search.js';
import { Database } from '../persistence/database.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { NoStore } from '../http/no-store.js';
import { Roles } from '../http/security/access.js';
import { Audited } from '../http/security/audited.js';
import type { ListPage, UnchangedPage } from '../lists/list-page.js';
import { Lists } from '../lists/lists.js';

const DATE = { description: 'YYYY-MM-DD in the restaurant’s time zone.' };

class AuditLogQuery extends SearchQuery {
  @OptionalText({ max: 100, description: 'Such as `reservation`.' })
  readonly subjectType?: string;

  @OptionalText({ max: 100 })
  readonly subjectId?: string;

  @OptionalText({ max: 100, description: 'Id of the account that made the change.' })
  readonly by?: string;

  @OptionalAnyText('Choose a date.', DATE)
  readonly from?: string;

  @OptionalAnyText('Choose a date.', DATE)
  readonly to?: string;
}

/** @throws InvalidInput when a date is not valid */
function filterOf({ subjectType, subjectId, by, from, to, search }: AuditLogQuery, timeZone: string) {
  const startOf = (date: string) => instantOf(date, '00:00', timeZone).toISOString();
  refuseNoDate({ from, to });
  return {
    subjectType: subjectType || undefined,
    subjectId: subjectId || undefined,
    by: by || undefined,
    from: from ? startOf(from) : undefined,
    before: to ? startOf(addDays(to, 1)) : undefined,
    text: search ? containing(search) : undefined,
  };
}

function refuseNoDate(dates: Readonly<Record<string, string | undefined>>): void {
  for (const [field, date] of Object.entries(dates)) {
    if (date && !isCalendarDate(date)) throw new InvalidInput([{ field, message: 'Choose a date.' }]);
  }
}

class AuditLogActorView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ enum: ROLES }) role!: Role;
}

class AuditLogChangeView {
  @ApiProperty() field!: string;
  @ApiProperty({ description: 'Values as in responses about the subject.', nullable: true, type: Object })
  before!: unknown;
  @ApiProperty({ nullable: true, type: Object }) after!: unknown;
}

class AuditLogEntryView {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'Subject and past participle, such as `reservation.confirmed`.' }) type!: string;
  @ApiProperty() subjectType!: string;
  @ApiProperty() subjectId!: string;
  @ApiProperty({ description: 'Name at that time.', nullable: true, type: String }) subjectName!: string | null;
  @ApiProperty() occurredAt!: string;
  @ApiProperty({ type: AuditLogActorView, nullable: true, description: 'Null for visitors and automatic changes.' })
  by!: AuditLogActorView | null;
  @ApiProperty({ type: [AuditLogChangeView] }) changes!: AuditLogChangeView[];
}

class AuditLogPersonView {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'Name in the newest entry.' }) name!: string;
}

/** What was changed, by which account and when, newest first. */
const auditLog = listOf(
  {
    tableName: 'events',
    columns: {
      id: { type: 'uuid' },
      type: { type: 'text' },
      subjectType: { type: 'text', name: 'subject_type' },
      subjectId: { type: 'text', name: 'subject_id' },
      subjectName: { type: 'text', name: 'subject_name' },
      occurredAt: { type: 'timestamptz', name: 'occurred_at' },
      by: { type: 'jsonb', name: 'actor' },
      changes: { type: 'jsonb' },
    },
  },
  {
    scopes: { all: ['true'] },
    newestBy: 'occurred_at',
    filters: {
      subjectType: 'subject_type = :subjectType',
      subjectId: 'subject_id = :subjectId',
      by: `actor->>'id' = :by`,
      from: 'occurred_at >= :from::timestamptz',
      before: 'occurred_at < :before::timestamptz',
      // Finds the few matches by name first, and sorts them afterwards.
      text: `id = any(array(select id from events where ${isFound(`coalesce(subject_name, '') || ' ' || coalesce(actor->>'name', '')`, ':text')}))`,
    },
    json: {
      changes: `coalesce((select json_agg(json_build_object('field', key, 'before', value->'before', 'after', value->'after') order by key)
        from jsonb_each(changes)), '[]')`,
    },
  },
);

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

/** Skips from one person to the next with the index, however many entries each has. */
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

@ApiTags('trail')
@Controller('admin/trail')
@Roles('admin')
export class AuditLogController {
  constructor(
    private readonly lists: Lists,
    private readonly people: AuditLogPeopleQuery,
    private readonly whole: AuditLogExportQuery,
    private readonly restaurant: Restaurant,
  ) {}

  /** Who changed what, when, and the values before and after; for all subjects or one. */
  @Get()
  @ApiOkResponse({ type: [AuditLogEntryView] })
  list(@Query() query: AuditLogQuery, @IfNoneMatch() known?: string): Promise<ListPage | UnchangedPage> {
    const { limit, cursor } = query;
    const filter = filterOf(query, this.restaurant.timeZone);
    return this.lists.page(auditLog, { limit, cursor, scope: 'all', filter }, known);
  }

  @Get('people')
  @ApiOkResponse({ type: [AuditLogPersonView] })
  listPeople(): Promise<AuditLogPersonView[]> {
    return this.people.read();
  }

  /** Everything, oldest first, one event per line. */
  @Get('export.jsonl')
  @Audited('trail export')
  @NoStore()
  @ApiProduces('application/jsonl')
  @ApiOkResponse({ type: String })
  export(): StreamableFile {
    const disposition = 'attachment; filename="trail.jsonl"';
    return new StreamableFile(Readable.from(this.whole.lines()), { type: 'application/jsonl', disposition });
  }
}
