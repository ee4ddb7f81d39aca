import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NoStore } from '../../../../platform/http/no-store.js';
import { Public } from '../../../../platform/http/security/access.js';
import { LinkToken } from '../../../../platform/links/link-token.js';
import { PublicForm } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { GuestMemoryService } from '../../domain/guest-memory.service.js';
import { GuestPageService } from '../../domain/guest-page.service.js';
import { ConfirmedContacts } from '../persistence/current-reservation.query.js';
import { OfferedTimeBody, offeredTimeIn } from './offers.controller.js';
import { CorrectMemory } from './guest-memory.controller.js';
import { AskForChange, changeIn, guestTableView, GuestTableView, SayLate } from './guest-page.dto.js';

/**
 * The page behind the link in emails about a reservation. The token is the only authorization, and no URL of a call
 * contains it. Opening the page changes nothing.
 */
@ApiTags('reservations')
@Controller('guest-table')
@Public()
@ApiBearerAuth()
export class GuestPageController {
  constructor(
    private readonly pages: GuestPageService,
    private readonly memories: GuestMemoryService,
    private readonly contacts: ConfirmedContacts,
  ) {}

  @Get()
  @NoStore()
  @ApiOkResponse({ type: GuestTableView })
  async read(@LinkToken() token: string): Promise<GuestTableView> {
    const table = await this.pages.read(token);
    if (table.isMailed && table.reservation.smsOptIn) await this.contacts.noteOpened(table.reservation.id);
    const calendar = this.pages.calendarOf(table.reservation);
    return guestTableView(table, calendar, await this.memories.ofGuest(table));
  }

  @Post('late')
  @HttpCode(200)
  @PublicForm('guest-table')
  @ApiOkResponse({ type: GuestTableView })
  async reportLate(@Body() { minutes }: SayLate, @LinkToken() token: string): Promise<GuestTableView> {
    await this.pages.reportLate(token, minutes);
    return this.read(token);
  }

  @Post('coming')
  @HttpCode(200)
  @PublicForm('guest-table')
  @ApiOkResponse({ type: GuestTableView })
  async confirmAttendance(@LinkToken() token: string): Promise<GuestTableView> {
    await this.pages.confirmAttendance(token);
    return this.read(token);
  }

  @Post('take')
  @HttpCode(200)
  @PublicForm('guest-table')
  @ApiOkResponse({ type: GuestTableView })
  async take(@Body() body: OfferedTimeBody, @LinkToken() token: string): Promise<GuestTableView> {
    await this.pages.take(token, offeredTimeIn(body));
    return this.read(token);
  }

  @Post('wait')
  @HttpCode(200)
  @PublicForm('guest-table')
  @ApiOkResponse({ type: GuestTableView })
  async wait(@LinkToken() token: string): Promise<GuestTableView> {
    await this.pages.wait(token);
    return this.read(token);
  }

  @Post('sit-inside')
  @HttpCode(200)
  @PublicForm('guest-table')
  @ApiOkResponse({ type: GuestTableView })
  async sitInside(@LinkToken() token: string): Promise<GuestTableView> {
    await this.pages.sitInside(token);
    return this.read(token);
  }

  @Post('change')
  @HttpCode(200)
  @PublicForm('guest-table')
  @ApiOkResponse({ type: GuestTableView })
  async askForChange(@Body() body: AskForChange, @LinkToken() token: string): Promise<GuestTableView> {
    await this.pages.askForChange(token, changeIn(body));
    return this.read(token);
  }

  @Post('cancel')
  @HttpCode(200)
  @PublicForm('guest-table')
  @ApiOkResponse({ type: GuestTableView })
  async cancel(@LinkToken() token: string): Promise<GuestTableView> {
    await this.pages.cancel(token);
    return this.read(token);
  }

  @Post('memory/correct')
  @HttpCode(200)
  @PublicForm('guest-table')
  @ApiOkResponse({ type: GuestTableView })
  async correctMemory(@Body() { line, insteadOf }: CorrectMemory, @LinkToken() token: string): Promise<GuestTableView> {
    await this.memories.correct(token, line, insteadOf);
    return this.read(token);
  }

  @Post('memory/erase')
  @HttpCode(200)
  @PublicForm('guest-table')
  @ApiOkResponse({ type: GuestTableView })
  async eraseMemory(@LinkToken() token: string): Promise<GuestTableView> {
    await this.memories.erase(token);
    return this.read(token);
  }
}
