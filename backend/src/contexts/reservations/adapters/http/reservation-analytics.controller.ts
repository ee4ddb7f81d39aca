import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../../platform/http/security/access.js';
import { ReadReplica } from '../../../../platform/persistence/read-replica.js';
import { ReservationAnalyticsQuery } from '../persistence/reservation-analytics.query.js';
import { AnalyticsQuery } from './reservations.dto.js';
import { ReservationAnalyticsView } from './reservations.views.js';

@ApiTags('analytics')
@Controller('admin/analytics/reservations')
@Roles('admin')
@ReadReplica()
export class ReservationAnalyticsController {
  constructor(private readonly analytics: ReservationAnalyticsQuery) {}

  @Get()
  @ApiOkResponse({ type: ReservationAnalyticsView })
  read(@Query() { days }: AnalyticsQuery): Promise<ReservationAnalyticsView> {
    return this.analytics.read(days);
  }
}
