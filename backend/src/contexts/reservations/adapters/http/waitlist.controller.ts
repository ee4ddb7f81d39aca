import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { OptionalYesNo, YesNo } from '../../../../platform/http/fields/index.js';
import type { Actor } from '../../../../kernel/actor.js';
import { dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { WaitlistService } from '../../domain/waitlist.service.js';
import { WaitlistDaysQuery } from '../persistence/waitlist-days.query.js';
import { dayOf, DayQuery } from './reservations.dto.js';
import { StaffReservationView, staffReservationView } from '../reservation.fields.js';

class JoinWaitlistBody {
  @OptionalYesNo({ description: 'Whether it goes before the others.' })
  readonly isFirst?: boolean;
}

class PauseWaitlist extends DayQuery {
  /** While paused, no seats of that day are offered. */
  @YesNo()
  readonly isPaused!: boolean;
}

class WaitlistView {
  @ApiProperty({ description: 'YYYY-MM-DD' }) date!: string;
  @ApiProperty({ description: 'Whether there is a waitlist.' }) isOn!: boolean;
  @ApiProperty({ description: 'Requests on the waitlist of that day.' }) parties!: number;
  @ApiProperty() isPaused!: boolean;
}

/** The waitlist for seats of full half hours. */
@ApiTags('reservations')
@Controller('staff')
@Roles('staff', 'admin')
export class WaitlistController {
  constructor(
    private readonly list: WaitlistService,
    private readonly days: WaitlistDaysQuery,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  @Get('waitlist')
  @ApiOkResponse({ type: WaitlistView })
  read(@Query() query: DayQuery): Promise<WaitlistView> {
    return this.view(dayOf(query) ?? dateIn(this.restaurant.timeZone, this.clock.now()));
  }

  @Put('waitlist/pause')
  @ApiOkResponse({ type: WaitlistView })
  async pause(@Body() { isPaused, ...body }: PauseWaitlist): Promise<WaitlistView> {
    const date = dayOf(body) ?? dateIn(this.restaurant.timeZone, this.clock.now());
    await (isPaused ? this.days.pause(date, this.clock.now()) : this.days.goOn(date));
    return this.view(date);
  }

  @Put('reservations/:id/waitlist')
  @ApiOkResponse({ type: StaffReservationView })
  async wait(
    @Param('id', IdPipe) id: string,
    @Body() { isFirst = false }: JoinWaitlistBody,
    @CurrentActor() actor: Actor,
  ): Promise<StaffReservationView> {
    return staffReservationView(await this.list.wait(id, isFirst, actor));
  }

  @Delete('reservations/:id/waitlist')
  @HttpCode(200)
  @ApiOkResponse({ type: StaffReservationView })
  async removeFromWaitlist(
    @Param('id', IdPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<StaffReservationView> {
    return staffReservationView(await this.list.removeFromWaitlist(id, actor));
  }

  private async view(date: string): Promise<WaitlistView> {
    return { date, isOn: await this.list.isOn(), ...(await this.days.read(date)) };
  }
}
