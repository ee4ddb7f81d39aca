import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { MinLength } from 'class-validator';
import { Controller, Get, Query } from '@nestjs/common';
import { Text } from '../../platform/http/fields/index.js';
import type { Actor } from '../../kernel/actor.js';
import { NoStore } from '../../platform/http/no-store.js';
import { CurrentActor, Roles } from '../../platform/http/security/access.js';
import { Searches } from '../../platform/searches.js';

const KINDS = ['reservation', 'contact', 'campaign', 'template', 'content', 'message', 'enquiry', 'staff'] as const;

const TOO_SHORT = 'Enter at least two characters to look for.';

class SearchFor {
  @MinLength(2, { message: TOO_SHORT })
  @Text({ label: 'what you look for', max: 100, missing: TOO_SHORT })
  readonly q!: string;
}

class FoundView {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty() detail!: string;
  @ApiProperty({ description: 'When it was created, scheduled, or sent.' }) at!: string;
}

class FoundGroupView {
  @ApiProperty({ enum: KINDS }) kind!: string;
  @ApiProperty({ type: [FoundView], maxItems: 5 }) items!: readonly FoundView[];
}

export class SearchView {
  @ApiProperty({ type: [FoundGroupView], description: 'Only groups with results.' })
  groups!: readonly FoundGroupView[];
}

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
