import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsInt, Min } from 'class-validator';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { AnyText, NestedList } from '../../../../platform/http/fields/index.js';
import { MAX_TIMES, type OfferedTime } from '../../domain/other-times.js';
import { TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';
import type { Actor } from '../../../../kernel/actor.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { OffersService } from '../../domain/offers.service.js';
import { ReservationsService } from '../../domain/reservations.service.js';
import { FreeTimes } from '../capacity/free-times.js';
import { OfferedTimeView } from './reservations.views.js';
import { StaffReservationView, staffReservationView } from '../reservation.fields.js';
import { DATE, dayOf, DayQuery, NO_DATE, NO_TIME, slotOf, TIME } from './reservations.dto.js';

const NO_TIMES = `Choose one to ${String(MAX_TIMES)} times.`;
const NO_VERSION = { message: 'Say which version of the request was shown.' };

export class OfferedTimeBody {
  @AnyText(NO_DATE, DATE)
  readonly preferredDate!: string;

  @AnyText(NO_TIME, TIME)
  readonly preferredTime!: string;
}

/** Other times for a request that cannot be confirmed as it is. */
class OfferTimes {
  @NestedList({ type: OfferedTimeBody, maxItems: MAX_TIMES, notList: NO_TIMES, none: NO_TIMES })
  readonly times!: OfferedTimeBody[];

  @Min(1, NO_VERSION)
  @IsInt(NO_VERSION)
  @ApiProperty({ description: 'Version of the request that was shown; 409 if it has changed.' })
  readonly expectedVersion!: number;
}

/** Other times for the party of a request. */
export class OtherTimesView {
  @ApiProperty({ description: 'Whether offering other times is on.' }) isOn!: boolean;
  @ApiProperty({ description: 'YYYY-MM-DD' }) date!: string;
  @ApiProperty({
    enum: TIME_SLOTS,
    isArray: true,
    description: 'Times of that day with room during opening hours.',
  })
  times!: TimeSlot[];
  @ApiProperty({ type: [OfferedTimeView], description: 'Up to three of them nearest to the requested time.' })
  near!: OfferedTimeView[];
}

/** @throws InvalidInput when the time is not a bookable slot */
export const offeredTimeIn = ({ preferredDate, preferredTime }: OfferedTimeBody): OfferedTime => ({
  preferredDate,
  preferredTime: slotOf(preferredTime),
});

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
