import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../../kernel/actor.js';
import { IdPipe } from '../../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../../platform/http/security/access.js';
import { Creates } from '../../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage } from '../../../../../platform/lists/list-page.js';
import { PageQuery } from '../../../../../platform/lists/page-query.js';
import type { Segment } from '../../domain/segment.js';
import { SegmentsService } from '../../domain/segments.service.js';
import { SegmentFigures } from '../persistence/segment-figures.js';
import { SegmentPages } from '../persistence/segment-pages.js';
import {
  changesOf,
  CountSegment,
  CreateSegment,
  EditSegment,
  LiveCountView,
  liveCountView,
  ruleOf,
  segmentOf,
  SegmentView,
  segmentView,
} from './segments.dto.js';

@ApiTags('contacts')
@Controller('contact-segments')
@Roles('manager', 'admin')
export class SegmentsController {
  constructor(
    private readonly segments: SegmentsService,
    private readonly pages: SegmentPages,
    private readonly figures: SegmentFigures,
  ) {}

  @Get()
  @ApiOkResponse({ type: [SegmentView] })
  list(@Query() query: PageQuery): Promise<ListPage> {
    return this.pages.read(query);
  }

  @Get(':id')
  @ApiOkResponse({ type: SegmentView })
  async get(@Param('id', IdPipe) id: string): Promise<SegmentView> {
    return this.view(await this.segments.get(id));
  }

  @Post()
  @Creates()
  @ApiCreatedResponse({ type: SegmentView })
  async create(@Body() body: CreateSegment, @CurrentActor() actor: Actor): Promise<SegmentView> {
    return this.view(await this.segments.create(segmentOf(body), actor));
  }

  /** How many it would hold, while it is written. */
  @Post('count')
  @HttpCode(200)
  @ApiOkResponse({ type: LiveCountView })
  async count(@Body() body: CountSegment): Promise<LiveCountView> {
    return liveCountView(await this.figures.soon(ruleOf(body)));
  }

  @Put(':id')
  @ApiOkResponse({ type: SegmentView })
  async edit(
    @Param('id', IdPipe) id: string,
    @Body() body: EditSegment,
    @CurrentActor() actor: Actor,
  ): Promise<SegmentView> {
    return this.view(await this.segments.edit(id, changesOf(body), body.expectedUpdatedAt || null, actor));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.segments.delete(id, actor);
  }

  private async view(segment: Segment): Promise<SegmentView> {
    return segmentView(segment, await this.figures.of(segment));
  }
}
