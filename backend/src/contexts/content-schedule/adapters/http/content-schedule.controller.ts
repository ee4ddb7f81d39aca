import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  CONTENT_STATUSES,
  type ContentStatus,
  PRIORITIES,
  type Priority,
  SCHEDULED_TYPES,
  type ScheduledContent,
  type ScheduledType,
} from '../../domain/scheduled-content.js';
import {
  calendarList,
  scheduledContentList,
  type ScheduledContentSummary,
  ScheduledContentSummaryQuery,
  upcomingList,
} from '../persistence/typeorm-scheduled-content.repository.js';
import type { Actor } from '../../../../kernel/actor.js';
import { addDays, dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { instantsOf } from '../../../../platform/lists/days-query.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { IfNoneMatch, PageQuery } from '../../../../platform/lists/page-query.js';
import { ContentScheduleService } from '../../domain/content-schedule.service.js';
import {
  ApprovalWindow,
  changeOf,
  Dates,
  draftOf,
  EditContent,
  ScheduleContent,
  ScheduleQuery,
  shownOf,
} from './content-schedule.dto.js';

const optional = { type: String, nullable: true };

export class ScheduledContentView {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ enum: SCHEDULED_TYPES }) contentType!: ScheduledType;
  @ApiProperty({ description: 'HTML or plain text as written; sanitize before showing it as HTML.' }) content!: string;
  @ApiProperty() scheduledDate!: string;
  @ApiProperty() approvalDeadline!: string;
  @ApiProperty({ enum: PRIORITIES }) priority!: Priority;
  @ApiProperty({ type: [String] }) tags!: readonly string[];
  @ApiProperty(optional) notes!: string | null;
  @ApiProperty({ enum: CONTENT_STATUSES }) status!: ContentStatus;
  @ApiProperty({ ...optional, description: 'The owner’s latest comments.' }) adminComments!: string | null;
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty() updatedAt!: string;
}

/** Keep in step with scheduled-content.lists.ts, which builds the same shape in SQL. */
const scheduledContentView = (content: ScheduledContent): ScheduledContentView => ({
  ...content,
  scheduledDate: content.scheduledDate.toISOString(),
  approvalDeadline: content.approvalDeadline.toISOString(),
  createdAt: content.createdAt.toISOString(),
  updatedAt: content.updatedAt.toISOString(),
});

class ScheduledContentSummaryView implements ScheduledContentSummary {
  @ApiProperty() total!: number;
  @ApiProperty({ description: 'Drafts past their approval deadline.' }) needsApproval!: number;
  @ApiProperty() drafts!: number;
  @ApiProperty() published!: number;
}

@ApiTags('content schedule')
@Controller('manager/scheduled-content')
@Roles('manager', 'admin')
export class ContentScheduleController {
  constructor(
    private readonly schedule: ContentScheduleService,
    private readonly lists: Lists,
    private readonly summaries: ScheduledContentSummaryQuery,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOkResponse({ type: [ScheduledContentView] })
  list(
    @Query() { from, before, status, ...query }: ScheduleQuery,
    @IfNoneMatch() known?: string,
  ): Promise<ListPage | UnchangedPage> {
    const narrowed = { ...query, scope: 'all', filter: status ? { status } : {} } as const;
    if (!from && !before) return this.lists.page(scheduledContentList, narrowed, known);
    const filter = { ...narrowed.filter, ...instantsOf({ from, before }, this.restaurant.timeZone) };
    return this.lists.page(calendarList, { ...narrowed, filter }, known);
  }

  @Get('summary')
  @ApiOkResponse({ type: ScheduledContentSummaryView })
  summary(): Promise<ScheduledContentSummaryView> {
    return this.summaries.read();
  }

  /** Drafts with a deadline within the next days or in the past. */
  @Get('upcoming/:days')
  @ApiOkResponse({ type: [ScheduledContentView] })
  upcoming(
    @Param() { days }: ApprovalWindow,
    @Query() query: PageQuery,
    @IfNoneMatch() known?: string,
  ): Promise<ListPage | UnchangedPage> {
    const today = dateIn(this.restaurant.timeZone, this.clock.now());
    const filter = instantsOf({ before: addDays(today, days + 1) }, this.restaurant.timeZone);
    return this.lists.page(upcomingList, { ...query, scope: 'drafts', filter }, known);
  }

  @Get(':id')
  @ApiOkResponse({ type: ScheduledContentView })
  async get(@Param('id', IdPipe) id: string): Promise<ScheduledContentView> {
    return scheduledContentView(await this.schedule.get(id));
  }

  @Post()
  @Creates()
  @ApiCreatedResponse({ type: ScheduledContentView })
  async add(@Body() body: ScheduleContent, @CurrentActor() actor: Actor): Promise<ScheduledContentView> {
    return scheduledContentView(await this.schedule.schedule(draftOf(body, this.dates()), actor));
  }

  @Patch(':id')
  @ApiOkResponse({ type: ScheduledContentView })
  async edit(
    @Param('id', IdPipe) id: string,
    @Body() body: EditContent,
    @CurrentActor() actor: Actor,
  ): Promise<ScheduledContentView> {
    const dates = this.dates();
    return scheduledContentView(await this.schedule.edit(id, changeOf(body, dates), actor, shownOf(body, dates)));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.schedule.delete(id, actor);
  }

  private dates(): Dates {
    return new Dates(this.restaurant.timeZone, this.clock.now());
  }
}
