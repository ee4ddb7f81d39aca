import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Restaurant } from '../../kernel/restaurant.js';
import { Roles } from '../http/security/access.js';
import type { ListPage, UnchangedPage } from '../lists/list-page.js';
import { Lists } from '../lists/lists.js';
import { IfNoneMatch } from '../lists/page-query.js';
import { filterOf, TrailEntryView, TrailPersonView, TrailQuery } from './trail.dto.js';
import { trail } from './trail.list.js';
import { TrailPeopleQuery } from './trail-people.query.js';

@ApiTags('trail')
@Controller('admin/trail')
@Roles('admin')
export class TrailController {
  constructor(
    private readonly lists: Lists,
    private readonly people: TrailPeopleQuery,
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
}
