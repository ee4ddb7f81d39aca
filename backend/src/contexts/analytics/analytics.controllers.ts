import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import type { Request } from 'express';
import { Public, Roles } from '../../platform/http/security/access.js';
import { ReadReplica } from '../../platform/persistence/read-replica.js';
import { FromDigits, OptionalOneOf, OptionalText, Text } from '../../platform/http/fields/index.js';
import { AppSettings } from '../../platform/config/app-settings.js';
import { clientAddress } from '../../platform/http/client-address.js';
import { LimitedPerAddress } from '../../platform/rate-limits/rate-limit.guard.js';
import { isProgram } from '../../platform/http/is-program.js';
import type { FunnelRow } from './funnel.js';
import { FunnelQuery, type SiteFigures, SiteFiguresQuery, type SiteTotals } from './analytics.query.js';
import { AnalyticsService, pageView } from './analytics.service.js';

class FunnelRowView implements FunnelRow {
  @ApiProperty({ description: 'Monday of the week, YYYY-MM-DD.' }) week!: string;
  @ApiProperty({
    description: 'A name the restaurant gave to the source, the referring website, `direct`, or `other`.',
  })
  acquisitionSource!: string;
  @ApiProperty({ description: 'Visits to the website.' }) landed!: number;
  @ApiProperty() menuSeen!: number;
  @ApiProperty({ description: 'Request forms that visitors started to fill in.' }) begun!: number;
  @ApiProperty() sent!: number;
  @ApiProperty({ description: 'Confirmed among the requests sent that week.' }) confirmed!: number;
  @ApiProperty({ description: 'Guests who came, among the requests sent that week.' }) arrived!: number;
}

/** Funnel of the last eight weeks' visits, by week and way in. */
@ApiTags('analytics')
@Controller('admin/analytics/funnel')
@Roles('admin')
@ReadReplica()
export class FunnelController {
  constructor(private readonly funnel: FunnelQuery) {}

  @Get()
  @ApiOkResponse({ type: [FunnelRowView] })
  read(): Promise<FunnelRowView[]> {
    return this.funnel.read();
  }
}

/** A landing is the page view with which a visit begins. */
const VISIT_EVENTS = ['page_view', 'landing', 'menu_seen', 'reservation_started'] as const;
const PATH_MESSAGE = "path must be the page's address and begin with '/'.";

/** A visit or a step of it, as the website reports it. */
class CountVisit {
  @Matches(/^\//, { message: PATH_MESSAGE })
  @Text({ max: 500, missing: PATH_MESSAGE })
  readonly path!: string;

  @OptionalText({ max: 500, description: 'URL of the previous page.' })
  readonly referrer?: string | null;

  @OptionalText({ max: 100, description: 'Source of the visit, such as `card` in `/?via=card`.' })
  readonly via?: string | null;

  @OptionalOneOf(VISIT_EVENTS, { default: 'page_view' })
  readonly event?: (typeof VISIT_EVENTS)[number] | null;
}

@ApiTags('analytics')
@Controller('analytics/page-views')
export class PageViewsController {
  constructor(
    private readonly analytics: AnalyticsService,
    private readonly settings: AppSettings,
  ) {}

  @Post()
  @Public()
  @LimitedPerAddress({ name: 'page-views-minute', points: 60, seconds: 60 })
  @HttpCode(204)
  @ApiNoContentResponse()
  async count(@Body() { path, referrer, via = null, event }: CountVisit, @Req() request: Request): Promise<void> {
    const userAgent = request.header('user-agent') ?? '';
    if (isProgram(userAgent)) return;
    if (event === 'menu_seen' || event === 'reservation_started') {
      await this.analytics.countStep(event, via);
    } else {
      if (event === 'landing') await this.analytics.countStep('landings', via);
      const view = pageView(path, referrer ?? null, this.settings.publicUrl.host);
      await this.analytics.countPageView(view, { address: clientAddress(request), userAgent });
    }
  }
}

class SiteFiguresOf {
  @FromDigits()
  @OptionalOneOf([7, 30, 90], { default: 30, sentence: 'days must be 7, 30 or 90.' })
  readonly days: number = 30;
}

class PageViewsOfPath {
  @ApiProperty() path!: string;
  @ApiProperty() views!: number;
}

class PageViewsFromHost {
  @ApiProperty() host!: string;
  @ApiProperty() views!: number;
}

class SiteDay {
  @ApiProperty() date!: string;
  @ApiProperty() views!: number;
  @ApiProperty({ description: 'Unique within one day only.' }) visitors!: number;
}

class SiteTotalsView implements SiteTotals {
  @ApiProperty() pageViews!: number;
  @ApiProperty({ description: 'Sum of the daily unique visitors.' }) visitors!: number;
  @ApiProperty() reservations!: number;
  @ApiProperty() contactForms!: number;
}

class SiteFiguresView implements SiteFigures {
  @ApiProperty({ description: 'Since the first day, like the next two fields.' }) pageViews!: number;
  @ApiProperty() reservations!: number;
  @ApiProperty() contactForms!: number;
  @ApiProperty({ type: [PageViewsOfPath], description: 'Of the last `days`, like all fields below.' })
  topPages!: PageViewsOfPath[];
  @ApiProperty({ type: [PageViewsFromHost] }) referrers!: PageViewsFromHost[];
  @ApiProperty({ type: [SiteDay] }) dailyTrends!: SiteDay[];
  @ApiProperty({ type: SiteTotalsView }) current!: SiteTotalsView;
  @ApiProperty({ type: SiteTotalsView, description: 'The same totals for the preceding period of equal length.' })
  before!: SiteTotalsView;
}

@ApiTags('analytics')
@Controller('manager/analytics')
@Roles('manager', 'admin')
@ReadReplica()
export class SiteFiguresController {
  constructor(private readonly figures: SiteFiguresQuery) {}

  @Get()
  @ApiOkResponse({ type: SiteFiguresView })
  read(@Query() { days }: SiteFiguresOf): Promise<SiteFiguresView> {
    return this.figures.read(days);
  }
}
