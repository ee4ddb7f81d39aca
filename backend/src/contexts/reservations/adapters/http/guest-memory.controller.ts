import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { GuestMemoryService } from '../../domain/guest-memory.service.js';
import {
  NotedGuestView,
  guestMemoryView,
  NoteGuest,
  RememberedGuestView,
  rememberedGuestView,
} from './guest-memory.dto.js';

/** What staff see and note about guests. Guests are identified by one of their requests, so that URLs contain no addresses. */
@ApiTags('reservations')
@Controller('staff')
@Roles('staff', 'admin')
export class GuestMemoryController {
  constructor(private readonly memories: GuestMemoryService) {}

  @Get('guest-memories')
  @ApiOkResponse({
    type: [RememberedGuestView],
    description: 'Of pending and confirmed requests from today on; those of whom nothing is known aside.',
  })
  async ofOpenRequests(): Promise<RememberedGuestView[]> {
    return (await this.memories.ofOpenRequests()).map(rememberedGuestView);
  }

  @Get('reservations/:id/guest-memory')
  @ApiOkResponse({ type: NotedGuestView })
  async ofRequest(@Param('id', IdPipe) id: string): Promise<NotedGuestView> {
    const { mayNote, ...memory } = await this.memories.ofRequest(id);
    return { ...guestMemoryView(memory), mayNote };
  }

  @Put('reservations/:id/guest-memory')
  @HttpCode(200)
  @ApiOkResponse({ type: NotedGuestView })
  async note(
    @Param('id', IdPipe) id: string,
    @Body() { line, insteadOf }: NoteGuest,
    @CurrentActor() actor: Actor,
  ): Promise<NotedGuestView> {
    await this.memories.note(id, line || null, insteadOf || null, actor);
    return this.ofRequest(id);
  }
}
