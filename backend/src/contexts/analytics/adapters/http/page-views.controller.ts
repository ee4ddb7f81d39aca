import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AppSettings } from '../../../../platform/config/app-settings.js';
import { clientAddress } from '../../../../platform/http/client-address.js';
import { Public } from '../../../../platform/http/security/access.js';
import { LimitedPerAddress } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { AnalyticsService } from '../../domain/analytics.service.js';
import { pageView } from '../../domain/page-view.js';
import { isProgram } from '../../../../platform/http/is-program.js';
import { CountVisit } from './page-views.dto.js';

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
