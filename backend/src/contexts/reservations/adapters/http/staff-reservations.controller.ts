import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { IfNoneMatch } from '../../../../platform/lists/page-query.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { FloorService } from '../../domain/floor.service.js';
import { ReservationsService } from '../../domain/reservations.service.js';
import { currentReservations } from '../persistence/reservation.schema.js';
import { ReservationNumbers } from '../persistence/reservation-numbers.query.js';
import { NoteLate } from './guest-page.dto.js';
import {
  AssignTables,
  ChangeReservation,
  changeOf,
  enteredRequestOf,
  EnterCancellation,
  EnterReservation,
  narrowedBy,
  RecordOutcome,
  ReservationQuery,
  UndoDecision,
} from './reservations.dto.js';
import { ReservationSummaryView } from './reservations.views.js';
import { StaffReservationView, staffReservationView } from '../reservation.fields.js';

@ApiTags('reservations')
@Controller('staff/reservations')
@Roles('staff', 'admin')
export class StaffReservationsController {
  constructor(
    private readonly reservations: ReservationsService,
    private readonly floor: FloorService,
    private readonly lists: Lists,
    private readonly numbers: ReservationNumbers,
  ) {}

  @Get()
  @ApiOkResponse({ type: [StaffReservationView] })
  list(@Query() query: ReservationQuery, @IfNoneMatch() known?: string): Promise<ListPage | UnchangedPage> {
    const { limit, cursor } = query;
    return this.lists.page(currentReservations, { limit, cursor, scope: 'current', filter: narrowedBy(query) }, known);
  }

  @Post()
  @Creates()
  @ApiCreatedResponse({ type: StaffReservationView })
  async enter(@Body() body: EnterReservation, @CurrentActor() actor: Actor): Promise<StaffReservationView> {
    const status = body.status ?? 'confirmed';
    return staffReservationView(
      await this.reservations.enter(enteredRequestOf(body), status, actor, body.beyondCapacity),
    );
  }

  @Get('summary')
  @ApiOkResponse({ type: ReservationSummaryView })
  summary(): Promise<ReservationSummaryView> {
    return this.numbers.summary();
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

  @Put(':id/complete')
  @ApiBody({ type: RecordOutcome, required: false })
  @ApiOkResponse({ type: StaffReservationView })
  async complete(
    @Param('id', IdPipe) id: string,
    @Body() body: RecordOutcome,
    @CurrentActor() actor: Actor,
  ): Promise<StaffReservationView> {
    const change = changeOf({ ...body, status: 'completed' });
    return staffReservationView(await this.reservations.change(id, change, actor));
  }

  @Put(':id/no-show')
  @ApiBody({ type: RecordOutcome, required: false })
  @ApiOkResponse({ type: StaffReservationView })
  async recordNoShow(
    @Param('id', IdPipe) id: string,
    @Body() body: RecordOutcome,
    @CurrentActor() actor: Actor,
  ): Promise<StaffReservationView> {
    const change = changeOf({ ...body, status: 'no-show' });
    return staffReservationView(await this.reservations.change(id, change, actor));
  }

  /** Undoes the last decision or outcome within seconds: restores the exact state before it and sends no email. */
  @Put(':id/undo')
  @ApiBody({ type: UndoDecision, required: false })
  @ApiOkResponse({ type: StaffReservationView })
  async undo(
    @Param('id', IdPipe) id: string,
    @Body() { expectedStatus }: UndoDecision,
    @CurrentActor() actor: Actor,
  ): Promise<StaffReservationView> {
    return staffReservationView(await this.reservations.undo(id, actor, expectedStatus));
  }

  /** For a guest who cancels by email or phone; the guest is notified by email. */
  @Put(':id/cancel')
  @ApiBody({ type: EnterCancellation, required: false })
  @ApiOkResponse({ type: StaffReservationView })
  async cancel(
    @Param('id', IdPipe) id: string,
    @Body() { expectedStatus }: EnterCancellation,
    @CurrentActor() actor: Actor,
  ): Promise<StaffReservationView> {
    return staffReservationView(await this.reservations.cancel(id, actor, { expectedStatus }));
  }

  /** For a guest who reports by email or phone that they will be late. */
  @Put(':id/late')
  @ApiOkResponse({ type: StaffReservationView })
  async reportLate(
    @Param('id', IdPipe) id: string,
    @Body() { minutes, expectedStatus }: NoteLate,
    @CurrentActor() actor: Actor,
  ): Promise<StaffReservationView> {
    return staffReservationView(await this.reservations.reportLate(id, minutes, actor, expectedStatus));
  }

  /** The party has left; its seats are free. */
  @Put(':id/left')
  @ApiOkResponse({ type: StaffReservationView })
  async markLeft(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<StaffReservationView> {
    return staffReservationView(await this.floor.markLeft(id, true, actor));
  }

  /** The party is still here. */
  @Delete(':id/left')
  @ApiOkResponse({ type: StaffReservationView })
  async undoLeft(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<StaffReservationView> {
    return staffReservationView(await this.floor.markLeft(id, false, actor));
  }

  /** The numbers of the tables at which the party sits. */
  @Put(':id/tables')
  @ApiOkResponse({ type: StaffReservationView })
  async assignTables(
    @Param('id', IdPipe) id: string,
    @Body() { tables, expectedTables }: AssignTables,
    @CurrentActor() actor: Actor,
  ): Promise<StaffReservationView> {
    return staffReservationView(
      await this.floor.assignTables(id, { tables, expectedTables: expectedTables ?? undefined }, actor),
    );
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.reservations.delete(id, actor);
  }
}
