import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Roles } from '../../../../platform/http/security/access.js';
import { CountedSeating } from '../capacity/counted-seating.js';
import { CapacityDayView, capacityDayView, RequestRoomView } from './capacity.views.js';
import { dayOf, DayQuery } from './reservations.dto.js';

/** Seat usage, if the restaurant counts seats. */
@ApiTags('reservations')
@Controller('staff/capacity')
@Roles('staff', 'admin')
export class CapacityController {
  constructor(
    private readonly seating: CountedSeating,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOkResponse({ type: CapacityDayView })
  async day(@Query() query: DayQuery): Promise<CapacityDayView> {
    const date = dayOf(query) ?? this.today;
    const plan = await this.seating.plan();
    return capacityDayView(date, plan ? await this.seating.day(date, plan) : []);
  }

  @Get('requests')
  @ApiOkResponse({ type: [RequestRoomView] })
  async requests(): Promise<RequestRoomView[]> {
    const plan = await this.seating.plan();
    return plan ? this.seating.waiting(this.today, plan) : [];
  }

  private get today(): string {
    return dateIn(this.restaurant.timeZone, this.clock.now());
  }
}
