import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../../platform/http/security/access.js';
import { UnchangedPage } from '../../../../platform/lists/list-page.js';
import { IfNoneMatch } from '../../../../platform/lists/page-query.js';
import { LimitedPerAddress } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { VisitCalendars } from '../../../reservations/index.js';
import { CalendarFeedsService } from '../../domain/calendar-feeds.service.js';

/** For calendar clients, which send nothing but the URL. */
@ApiTags('integrations')
@Controller('calendar')
export class CalendarController {
  constructor(
    private readonly feeds: CalendarFeedsService,
    private readonly calendars: VisitCalendars,
  ) {}

  @Get(':secret.ics')
  @Public()
  // A calendar provider fetches the calendars of many people from few addresses.
  @LimitedPerAddress({ name: 'calendar-minute', points: 300, seconds: 60 })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ type: String })
  async read(
    @Param('secret') secret: string,
    @Res({ passthrough: true }) response: Response,
    @IfNoneMatch() known?: string,
  ): Promise<string | UnchangedPage> {
    const { kind, withNames } = await this.feeds.fetch(secret);
    const { text, etag } = await this.calendars.read(kind, withNames);
    response.setHeader('Cache-Control', 'private, no-cache');
    if (known?.includes(etag)) return new UnchangedPage(etag);
    response.setHeader('ETag', etag);
    response.type('text/calendar; charset=utf-8');
    return text;
  }
}
