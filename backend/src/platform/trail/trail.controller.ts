import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ROLES, type Role } from '../../kernel/actor.js';
import { OptionalText } from '../http/fields/index.js';
import { Roles } from '../http/security/access.js';
import type { ListPage, UnchangedPage } from '../lists/list-page.js';
import { Lists } from '../lists/lists.js';
import { IfNoneMatch, PageQuery } from '../lists/page-query.js';
import { trail } from './trail.list.js';

class TrailQuery extends PageQuery {
  @OptionalText({ max: 100, description: 'Such as reservation.' })
  readonly subjectType?: string;

  @OptionalText({ max: 100 })
  readonly subjectId?: string;
}

class TrailActorView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ enum: ROLES }) role!: Role;
}

class TrailChangeView {
  @ApiProperty() field!: string;
  @ApiProperty({ description: 'As in the answers of the subject.', nullable: true, type: Object }) before!: unknown;
  @ApiProperty({ nullable: true, type: Object }) after!: unknown;
}

class TrailEntryView {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'Subject and past participle, such as reservation.confirmed.' }) type!: string;
  @ApiProperty() subjectType!: string;
  @ApiProperty() subjectId!: string;
  @ApiProperty() occurredAt!: string;
  @ApiProperty({ type: TrailActorView, nullable: true, description: 'null for a visitor, or the house itself.' })
  by!: TrailActorView | null;
  @ApiProperty({ type: [TrailChangeView] }) changes!: TrailChangeView[];
}

@ApiTags('trail')
@Controller('admin/trail')
@Roles('admin')
export class TrailController {
  constructor(private readonly lists: Lists) {}

  /** Who changed what, when, from what to what; of everything, or of one subject. */
  @Get()
  @ApiOkResponse({ type: [TrailEntryView] })
  list(
    @Query() { subjectType, subjectId, ...page }: TrailQuery,
    @IfNoneMatch() known?: string,
  ): Promise<ListPage | UnchangedPage> {
    return this.lists.page(
      trail,
      { ...page, scope: 'all', filter: { subjectType: subjectType || undefined, subjectId: subjectId || undefined } },
      known,
    );
  }
}
