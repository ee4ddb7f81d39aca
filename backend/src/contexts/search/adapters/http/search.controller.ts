import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { Searches } from '../../../../platform/searches.js';
import { KINDS, SearchFor, SearchView } from './search.dto.js';

const ITEMS_OF_A_GROUP = 5;

/** One search over what the acting role may see anyway. */
@ApiTags('search')
@Controller('search')
@Roles('staff', 'manager', 'admin')
export class SearchController {
  constructor(private readonly searches: Searches) {}

  @Get()
  @NoStore()
  @ApiOkResponse({ type: SearchView })
  async find(@Query() { q }: SearchFor, @CurrentActor() actor: Actor): Promise<SearchView> {
    const groups = await this.searches.find(q, ITEMS_OF_A_GROUP, actor);
    return { groups: KINDS.flatMap((kind) => groups.filter((group) => group.kind === kind)) };
  }
}
