import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { FeatureSettings } from '../../../../kernel/feature-settings.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Roles } from '../../../../platform/http/security/access.js';
import { areas } from '../../domain/areas.js';
import { CourtyardClosings } from '../../domain/ports/courtyard-closings.js';
import { serviceDay } from '../../domain/service-day.js';
import { OpenReservationsQuery } from '../persistence/open-reservations.query.js';
import { dayOf, DayQuery } from './reservations.dto.js';
import { ServiceDayView, serviceDayView } from './service-day.views.js';

@ApiTags('reservations')
@Controller('staff/service')
@Roles('staff', 'admin')
export class ServiceDayController {
  constructor(
    private readonly open: OpenReservationsQuery,
    private readonly options: FeatureSettings,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
    private readonly closings: CourtyardClosings,
  ) {}

  @Get()
  @ApiOkResponse({ type: ServiceDayView })
  async read(@Query() query: DayQuery): Promise<ServiceDayView> {
    const date = dayOf(query) ?? dateIn(this.restaurant.timeZone, this.clock.now());
    const { isOn: hasAreas } = await this.options.getCached(areas);
    return serviceDayView(
      serviceDay(date, await this.open.withVisitsOn(date), hasAreas),
      await this.closings.find(date),
    );
  }
}
