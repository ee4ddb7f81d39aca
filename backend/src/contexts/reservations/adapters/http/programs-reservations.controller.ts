import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { CurrentProgram, type Program, Programs } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { IfNoneMatch } from '../../../../platform/lists/page-query.js';
import type { Reservation } from '../../domain/reservation.js';
import { OtherVersion } from '../../domain/reservation.errors.js';
import { ReservationsService } from '../../domain/reservations.service.js';
import { startOf } from '../../domain/time-slot.js';
import { FreeTimes } from '../capacity/free-times.js';
import { reservationsForPrograms, reservationsWithGuests } from '../persistence/reservation.schema.js';
import {
  AskForTable,
  AvailabilityForPrograms,
  CancelReservation,
  DecideReservation,
  decisionOf,
  inProgramsWords,
  MoveReservation,
  moveOf,
  narrowedForProgram,
  partyOf,
  ProgramsReservationQuery,
  ProgramsReservationView,
  programsReservationView,
  programRequestOf,
  SlotForPrograms,
} from './programs-reservations.dto.js';

const seesGuests = ({ scopes }: Program) => scopes.includes('guests:read');

/** Reservation requests for integrations, such as cash registers and kitchen displays. */
@ApiTags('reservations')
@Controller('v1')
export class ProgramsReservationsController {
  constructor(
    private readonly reservations: ReservationsService,
    private readonly lists: Lists,
    private readonly freeTimes: FreeTimes,
  ) {}

  @Get('reservations')
  @ApiOperation({ summary: 'List reservations' })
  @Programs('reservations:read')
  @ApiOkResponse({ type: [ProgramsReservationView] })
  list(
    @Query() query: ProgramsReservationQuery,
    @CurrentProgram() program: Program,
    @IfNoneMatch() known?: string,
  ): Promise<ListPage | UnchangedPage> {
    const { limit, cursor } = query;
    const list = seesGuests(program) ? reservationsWithGuests : reservationsForPrograms;
    return this.lists.page(list, { limit, cursor, scope: 'all', filter: narrowedForProgram(query) }, known);
  }

  @Get('reservations/:id')
  @ApiOperation({ summary: 'Read a reservation' })
  @Programs('reservations:read')
  @ApiOkResponse({ type: ProgramsReservationView })
  async read(@Param('id', IdPipe) id: string, @CurrentProgram() program: Program): Promise<ProgramsReservationView> {
    return programsReservationView(await this.reservations.find(id), seesGuests(program));
  }

  @Post('reservations')
  @ApiOperation({ summary: 'Request a table' })
  @Programs('reservations:write')
  @Creates({ needsKey: true })
  @ApiCreatedResponse({ type: ProgramsReservationView })
  async ask(@Body() body: AskForTable, @CurrentProgram() program: Program): Promise<ProgramsReservationView> {
    const requested = await this.reservations.request(programRequestOf(body), program).catch(throwInProgramsWords);
    return programsReservationView(requested, seesGuests(program));
  }

  @Post('reservations/:id/decision')
  @ApiOperation({ summary: 'Decide on a request' })
  @HttpCode(200)
  @Programs('reservations:write')
  @ApiOkResponse({ type: ProgramsReservationView })
  decide(
    @Param('id', IdPipe) id: string,
    @Body() body: DecideReservation,
    @CurrentProgram() program: Program,
  ): Promise<ProgramsReservationView> {
    return this.answer(this.reservations.change(id, decisionOf(body), program), program);
  }

  @Patch('reservations/:id')
  @ApiOperation({ summary: 'Change date, time, party size, or area and notify the guest' })
  @Programs('reservations:write')
  @ApiOkResponse({ type: ProgramsReservationView })
  move(
    @Param('id', IdPipe) id: string,
    @Body() body: MoveReservation,
    @CurrentProgram() program: Program,
  ): Promise<ProgramsReservationView> {
    return this.answer(this.reservations.change(id, moveOf(body), program), program);
  }

  @Post('reservations/:id/cancel')
  @ApiOperation({ summary: 'Cancel for the guest' })
  @HttpCode(200)
  @Programs('reservations:write')
  @ApiOkResponse({ type: ProgramsReservationView })
  cancel(
    @Param('id', IdPipe) id: string,
    @Body() { expectedVersion }: CancelReservation,
    @CurrentProgram() program: Program,
  ): Promise<ProgramsReservationView> {
    return this.answer(this.reservations.cancel(id, program, { expectedVersion }), program);
  }

  @Get('availability')
  @ApiOperation({ summary: 'List the times of a day and their availability for a party' })
  @Programs('reservations:read')
  @ApiOkResponse({ type: [SlotForPrograms] })
  async availability(@Query() query: AvailabilityForPrograms): Promise<SlotForPrograms[]> {
    const slots = await this.freeTimes.slotsOn(query.date, partyOf(query)).catch(throwInProgramsWords);
    return slots.map(({ time, state }) => ({ time: startOf(time), state }));
  }

  private async answer(changed: Promise<Reservation>, program: Program): Promise<ProgramsReservationView> {
    try {
      return programsReservationView(await changed, seesGuests(program));
    } catch (error) {
      if (!(error instanceof OtherVersion)) return throwInProgramsWords(error);
      const current = programsReservationView(error.current, seesGuests(program));
      throw new HttpProblem(409, error.message, { members: { current } });
    }
  }
}

function throwInProgramsWords(error: unknown): never {
  throw error instanceof InvalidInput ? inProgramsWords(error) : error;
}
