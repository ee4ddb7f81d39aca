import { Readable } from 'node:stream';
import { ApiOkResponse, ApiProduces, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { type Role, ROLES } from '../../kernel/actor.js';
import { addDays, instantOf, isCalendarDate } from '../../kernel/calendar.js';
import { InvalidInput } from '../../kernel/domain-error.js';
import { OptionalAnyText, OptionalText } from '../../platform/http/fields/index.js';
import { containing, listOf } from '../../platform/lists/list-of.js';
import { IfNoneMatch, SearchQuery } from '../../platform/lists/page-query.js';
import { isFound } from '../../platform/lists/search.js';
import { AuditLogExportQuery, AuditLogPeopleQuery } from './audit-log.query.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { NoStore } from '../../platform/http/no-store.js';
import { Roles } from '../../platform/http/security/access.js';
import { Audited } from '../../platform/http/security/audited.js';
import type { ListPage, UnchangedPage } from '../../platform/lists/list-page.js';
import { Lists } from '../../platform/lists/lists.js';

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
