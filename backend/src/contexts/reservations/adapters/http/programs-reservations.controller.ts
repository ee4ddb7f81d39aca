import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { CurrentProgram, type Program, Programs } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import type { ListPage, UnchangedPage } from '../../../../platform/lists/list-page.js';
import { Lists } from '../../../../platform/lists/lists.js';
import { IfNoneMatch } from '../../../../platform/lists/page-query.js';
import { OtherVersion } from '../../domain/reservation.errors.js';
import { ReservationsService } from '../../domain/reservations.service.js';
import { reservationsForPrograms, reservationsWithGuests } from '../persistence/programs-reservations.list.js';
import {
  AskForTable,
  DecideReservation,
  decisionOf,
  inProgramsWords,
  narrowedForProgram,
  ProgramsReservationQuery,
  ProgramsReservationView,
  programsReservationView,
  programRequestOf,
} from './programs-reservations.dto.js';

const seesGuests = ({ scopes }: Program) => scopes.includes('guests:read');

/** Requests for a table, for tills, kitchen displays and whatever else asks. */
@ApiTags('reservations')
@Controller('v1/reservations')
export class ProgramsReservationsController {
  constructor(
    private readonly reservations: ReservationsService,
    private readonly lists: Lists,
  ) {}

  @Get()
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

  @Get(':id')
  @ApiOperation({ summary: 'Read a reservation' })
  @Programs('reservations:read')
  @ApiOkResponse({ type: ProgramsReservationView })
  async read(@Param('id', IdPipe) id: string, @CurrentProgram() program: Program): Promise<ProgramsReservationView> {
    return programsReservationView(await this.reservations.find(id), seesGuests(program));
  }

  @Post()
  @ApiOperation({ summary: 'Request a table' })
  @Programs('reservations:write')
  @Creates({ needsKey: true })
  @ApiCreatedResponse({ type: ProgramsReservationView })
  async ask(@Body() body: AskForTable, @CurrentProgram() program: Program): Promise<ProgramsReservationView> {
    const asked = await this.reservations.request(programRequestOf(body), program).catch((error: unknown) => {
      throw error instanceof InvalidInput ? inProgramsWords(error) : error;
    });
    return programsReservationView(asked, seesGuests(program));
  }

  @Post(':id/decision')
  @ApiOperation({ summary: 'Decide on a request' })
  @HttpCode(200)
  @Programs('reservations:write')
  @ApiOkResponse({ type: ProgramsReservationView })
  async decide(
    @Param('id', IdPipe) id: string,
    @Body() body: DecideReservation,
    @CurrentProgram() program: Program,
  ): Promise<ProgramsReservationView> {
    try {
      const decided = await this.reservations.change(id, decisionOf(body), program);
      return programsReservationView(decided, seesGuests(program));
    } catch (error) {
      if (!(error instanceof OtherVersion)) throw error;
      const current = programsReservationView(error.current, seesGuests(program));
      throw new HttpProblem(409, error.message, { members: { current } });
    }
  }
}
