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
import { filterOf, TrailEntryView, TrailPersonView, TrailQuery } from './trail.dto.js';
import { trail } from './trail.list.js';
import { TrailExportQuery } from './trail-export.query.js';
import { TrailPeopleQuery } from './trail-people.query.js';

@ApiTags('trail')
@Controller('admin/trail')
@Roles('admin')
export class TrailController {
  constructor(
    private readonly lists: Lists,
    private readonly people: TrailPeopleQuery,
    private readonly whole: TrailExportQuery,
    private readonly restaurant: Restaurant,
  ) {}

  /** Who changed what, when, from what to what; of everything, or of one subject. */
  @Get()
  @ApiOkResponse({ type: [TrailEntryView] })
  list(@Query() query: TrailQuery, @IfNoneMatch() known?: string): Promise<ListPage | UnchangedPage> {
    const { limit, cursor } = query;
    const filter = filterOf(query, this.restaurant.timeZone);
    return this.lists.page(trail, { limit, cursor, scope: 'all', filter }, known);
  }

  @Get('people')
  @ApiOkResponse({ type: [TrailPersonView] })
  listPeople(): Promise<TrailPersonView[]> {
    return this.people.read();
  }

  /** Everything, the oldest first, an event a line. */
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
