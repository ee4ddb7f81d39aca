import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { OneOf, OptionalNumber, YesNo } from '../../../../platform/http/fields/index.js';
import {
  type CalendarFeed,
  CalendarFeedsService,
  FEED_EXPIRES_IN_DAYS,
  FEED_KINDS,
  type NewFeed,
} from '../../domain/calendar-feeds.service.js';
import { CalendarFeedsQuery, type ListedFeed } from '../persistence/typeorm-calendar-feed.repository.js';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { CurrentActor, type Login, Roles } from '../../../../platform/http/security/access.js';
import { Audited } from '../../../../platform/http/security/audited.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';

class AddCalendarFeed {
  @OneOf(FEED_KINDS)
  readonly kind!: CalendarFeed['kind'];

  @YesNo()
  readonly withNames!: boolean;

  @OptionalNumber({
    label: 'the days',
    min: FEED_EXPIRES_IN_DAYS.min,
    max: FEED_EXPIRES_IN_DAYS.max,
    step: 1,
    description: 'Days until the address expires. Default: 365.',
  })
  readonly expiresInDays?: number | null;
}

const newFeedOf = ({ kind, withNames, expiresInDays }: AddCalendarFeed): NewFeed => ({
  kind,
  withNames,
  expiresInDays: expiresInDays ?? undefined,
});

class CalendarFeedView {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: FEED_KINDS }) kind!: CalendarFeed['kind'];
  @ApiProperty({ description: 'Whether it includes guest names.' }) withNames!: boolean;
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty({ description: 'The address answers 404 from this time on.' }) expiresAt!: string;
  @ApiProperty({ type: String, nullable: true }) lastFetchedAt!: string | null;
}

class NewCalendarFeedView {
  @ApiProperty() id!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Shown only once; null if the call is repeated.' })
  url!: string | null;
}

const calendarFeedView = ({
  id,
  kind,
  withNames,
  createdBy,
  createdAt,
  expiresAt,
  lastFetchedAt,
}: ListedFeed): CalendarFeedView => ({
  id,
  kind,
  withNames,
  createdBy,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastFetchedAt: lastFetchedAt?.toISOString() ?? null,
});

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
