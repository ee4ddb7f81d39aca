import { Body, Controller, Get, Param, ParseUUIDPipe, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
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
@Controller('admin/reservations')
@Roles('admin')
export class AdminReservationsController {
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

  @Get('archived')
  @ApiOkResponse({ type: [ReservationView] })
  history(@Query() query: PageQuery, @IfNoneMatch() known?: string): Promise<ListPage | UnchangedPage> {
    return this.lists.page('history', query, known);
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
}
