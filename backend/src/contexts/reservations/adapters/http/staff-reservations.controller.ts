import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Patch, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { IfNoneMatch, type ListPage, PageQuery, type UnchangedPage } from '../../../../platform/http/list-page.js';
import { ReceivedAt } from '../../../../platform/http/received-at.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { ReservationsService } from '../../domain/reservations.service.js';
import { ReservationListQuery } from '../persistence/reservation-list.query.js';
import { ReservationSummaryQuery } from '../persistence/reservation-summary.query.js';
import { ChangeReservation, changeOf } from './reservations.dto.js';
import { ReservationSummaryView, ReservationView, reservationView } from './reservations.views.js';

@ApiTags('reservations')
@Controller('staff/reservations')
@Roles('staff', 'admin')
export class StaffReservationsController {
  constructor(
    private readonly reservations: ReservationsService,
    private readonly lists: ReservationListQuery,
    private readonly summaries: ReservationSummaryQuery,
  ) {}

  @Get()
  @ApiOkResponse({ type: [ReservationView] })
  list(@Query() query: PageQuery, @IfNoneMatch() known?: string): Promise<ListPage | UnchangedPage> {
    return this.lists.page('current', query, known);
  }

  @Get('summary')
  @ApiOkResponse({ type: ReservationSummaryView })
  summary(): Promise<ReservationSummaryView> {
    return this.summaries.read();
  }

  @Patch(':id')
  @ApiOkResponse({ type: ReservationView })
  async change(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() change: ChangeReservation,
    @CurrentActor() actor: Actor,
    @ReceivedAt() askedAt: Date,
  ): Promise<ReservationView> {
    return reservationView(await this.reservations.change(id, changeOf(change, askedAt), actor));
  }

  @Put(':id/complete')
  @ApiOkResponse({ type: ReservationView })
  async complete(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
    @ReceivedAt() askedAt: Date,
  ): Promise<ReservationView> {
    return reservationView(await this.reservations.change(id, { status: 'completed', askedAt }, actor));
  }

  @Put(':id/no-show')
  @ApiOkResponse({ type: ReservationView })
  async recordNoShow(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
    @ReceivedAt() askedAt: Date,
  ): Promise<ReservationView> {
    return reservationView(await this.reservations.change(id, { status: 'no-show', askedAt }, actor));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.reservations.delete(id);
  }
}
