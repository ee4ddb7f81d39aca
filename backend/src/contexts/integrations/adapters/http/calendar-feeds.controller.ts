import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { CurrentActor, type Login, Roles } from '../../../../platform/http/security/access.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import type { CalendarFeed } from '../../domain/calendar-feed.js';
import { CalendarFeedsService } from '../../domain/calendar-feeds.service.js';
import { CalendarFeedsQuery } from '../persistence/calendar-feeds.query.js';
import {
  AddCalendarFeed,
  CalendarFeedView,
  calendarFeedView,
  newFeedOf,
  NewCalendarFeedView,
} from './calendar-feeds.dto.js';

@ApiTags('integrations')
@Controller('admin/calendar-feeds')
@Roles('admin')
@NoStore()
export class CalendarFeedsController {
  constructor(
    private readonly feeds: CalendarFeedsService,
    private readonly query: CalendarFeedsQuery,
    private readonly settings: AppSettings,
  ) {}

  @Get()
  @ApiOkResponse({ type: [CalendarFeedView] })
  async list(): Promise<CalendarFeedView[]> {
    return (await this.query.list()).map(calendarFeedView);
  }

  @Post()
  @Audited('calendar feed made')
  @Creates({ secret: 'url' })
  @ApiCreatedResponse({ type: NewCalendarFeedView })
  async add(@Body() body: AddCalendarFeed, @CurrentActor() actor: Login): Promise<NewCalendarFeedView> {
    return this.addressOf(await this.feeds.add(newFeedOf(body), actor));
  }

  @Post(':id/renew')
  @Audited('calendar feed renewed')
  @HttpCode(200)
  @Creates({ secret: 'url' })
  @ApiOkResponse({ type: NewCalendarFeedView })
  async renew(@Param('id', IdPipe) id: string, @CurrentActor() actor: Login): Promise<NewCalendarFeedView> {
    return this.addressOf(await this.feeds.renew(id, actor));
  }

  @Delete(':id')
  @Audited('calendar feed ended')
  @HttpCode(204)
  @ApiNoContentResponse()
  async end(@Param('id', IdPipe) id: string, @CurrentActor() actor: Login): Promise<void> {
    await this.feeds.end(id, actor);
  }

  private addressOf({ feed, secret }: { feed: CalendarFeed; secret: string }): NewCalendarFeedView {
    return { id: feed.id, url: new URL(`/calendar/${secret}.ics`, this.settings.publicUrl).href };
  }
}
