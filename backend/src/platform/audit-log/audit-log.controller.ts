import { Readable } from 'node:stream';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Restaurant } from '../../kernel/restaurant.js';
import { NoStore } from '../http/no-store.js';
import { Roles } from '../http/security/access.js';
import { Audited } from '../http/security/audited.js';
import type { ListPage, UnchangedPage } from '../lists/list-page.js';
import { Lists } from '../lists/lists.js';
import { IfNoneMatch } from '../lists/page-query.js';
import { filterOf, AuditLogEntryView, AuditLogPersonView, AuditLogQuery } from './audit-log.dto.js';
import { auditLog } from './audit-log.list.js';
import { AuditLogExportQuery } from './audit-log-export.query.js';
import { AuditLogPeopleQuery } from './audit-log-people.query.js';

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
