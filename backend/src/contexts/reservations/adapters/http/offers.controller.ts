import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { OffersService } from '../../domain/offers.service.js';
import { ReservationsService } from '../../domain/reservations.service.js';
import { FreeTimes } from '../capacity/free-times.js';
import { OfferTimes, offeredTimeIn, OtherTimesView } from './offers.dto.js';
import { dayOf, DayQuery } from './reservations.dto.js';
import { StaffReservationView, staffReservationView } from './reservations.views.js';

/** Other times for a request that cannot be confirmed as it is. */
@ApiTags('reservations')
@Controller('staff/reservations/:id/other-times')
@Roles('staff', 'admin')
export class OffersController {
  constructor(
    private readonly offers: OffersService,
    private readonly reservations: ReservationsService,
    private readonly freeTimes: FreeTimes,
  ) {}

  @Get()
  @ApiOkResponse({ type: OtherTimesView })
  async read(@Param('id', IdPipe) id: string, @Query() query: DayQuery): Promise<OtherTimesView> {
    const reservation = await this.reservations.find(id);
    const date = dayOf(query) ?? reservation.preferredDate;
    if (!(await this.offers.isOn())) return { isOn: false, date, times: [], near: [] };
    const { times } = await this.freeTimes.for(reservation, date);
    return { isOn: true, date, times: [...times], near: await this.freeTimes.near(reservation) };
  }

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: StaffReservationView })
  async offer(
    @Param('id', IdPipe) id: string,
    @Body() { times, expectedVersion }: OfferTimes,
    @CurrentActor() actor: Actor,
  ): Promise<StaffReservationView> {
    return staffReservationView(await this.offers.offer(id, times.map(offeredTimeIn), expectedVersion, actor));
  }
}
