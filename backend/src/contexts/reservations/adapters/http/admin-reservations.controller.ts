import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { IfNoneMatch } from '../../../../platform/lists/page-query.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { ReservationsService } from '../../domain/reservations.service.js';
import { OpenReservationsQuery } from '../persistence/open-reservations.query.js';
import { currentReservations, pastReservations } from '../persistence/reservation.schema.js';
import { ReservationNumbers } from '../persistence/reservation-numbers.query.js';
import { ChangeReservation, changeOf, narrowedBy, ReservationQuery } from './reservations.dto.js';
import { BookedSlotView, ReservationSummaryView } from './reservations.views.js';
import { StaffReservationView, staffReservationView } from '../reservation.fields.js';

@ApiTags('reservations')
@Controller('admin/reservations')
@Roles('admin')
export class AdminReservationsController {
  constructor(
    private readonly reservations: ReservationsService,
    private readonly lists: Lists,
    private readonly numbers: ReservationNumbers,
    private readonly open: OpenReservationsQuery,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOkResponse({ type: [StaffReservationView] })
  list(@Query() query: ReservationQuery, @IfNoneMatch() known?: string): Promise<ListPage | UnchangedPage> {
    const { limit, cursor } = query;
    return this.lists.page(currentReservations, { limit, cursor, scope: 'current', filter: narrowedBy(query) }, known);
  }

  @Get('archived')
  @ApiOkResponse({ type: [StaffReservationView] })
  history(@Query() query: ReservationQuery, @IfNoneMatch() known?: string): Promise<ListPage | UnchangedPage> {
    const { limit, cursor } = query;
    return this.lists.page(pastReservations, { limit, cursor, scope: 'history', filter: narrowedBy(query) }, known);
  }

  @Get('summary')
  @ApiOkResponse({ type: ReservationSummaryView })
  summary(): Promise<ReservationSummaryView> {
    return this.numbers.summary();
  }

  /** Booked slots from today on, to find reservations outside of new opening hours. */
  @Get('booked-slots')
  @ApiOkResponse({ type: [BookedSlotView] })
  bookedSlots(): Promise<BookedSlotView[]> {
    return this.open.bookedSlots(dateIn(this.restaurant.timeZone, this.clock.now()));
  }

  @Get(':id')
  @ApiOkResponse({ type: StaffReservationView })
  async get(@Param('id', IdPipe) id: string): Promise<StaffReservationView> {
    return staffReservationView(await this.reservations.find(id));
  }

  @Patch(':id')
  @ApiOkResponse({ type: StaffReservationView })
  async change(
    @Param('id', IdPipe) id: string,
    @Body() change: ChangeReservation,
    @CurrentActor() actor: Actor,
  ): Promise<StaffReservationView> {
    return staffReservationView(await this.reservations.change(id, changeOf(change), actor));
  }
}
