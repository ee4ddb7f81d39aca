import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { Line, OptionalLine } from '../../../../platform/http/fields/index.js';
import type { GuestLine, GuestMemory } from '../../domain/guest-memory.js';
import type { RememberedGuest } from '../../domain/ports.js';
import type { Actor } from '../../../../kernel/actor.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { GuestMemoryService } from '../../domain/guest-memory.service.js';

const MAX_LENGTH = 200;

class NoteGuest {
  @OptionalLine({
    label: 'the line',
    max: MAX_LENGTH,
    description: 'Note about the guest, not the visit; empty removes it.',
  })
  readonly line?: string | null;

  @OptionalLine({
    label: 'the line before',
    max: MAX_LENGTH,
    description: 'Value that was shown; 409 if it has changed.',
  })
  readonly insteadOf?: string | null;
}

export class CorrectMemory {
  @Line({ label: 'your own words', max: MAX_LENGTH })
  readonly line!: string;

  @Line({ label: 'the line before', max: MAX_LENGTH, description: 'Value that was shown; 409 if it has changed.' })
  readonly insteadOf!: string;
}

class GuestLineView {
  @ApiProperty() text!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null if the guest wrote it.' })
  notedBy!: string | null;
  @ApiProperty() notedAt!: string;
}

class OtherGuestLineView extends GuestLineView {
  @ApiProperty({ description: 'The other address.' }) address!: string;
}

class GuestMemoryView {
  @ApiProperty({ description: 'Number of earlier visits.' }) visits!: number;
  @ApiProperty({ description: 'Whether there was a no-show in the last twelve months.' }) pleaseTelephone!: boolean;
  @ApiProperty({ type: GuestLineView, nullable: true }) line!: GuestLineView | null;
  @ApiProperty({
    type: [OtherGuestLineView],
    description: 'Notes at other addresses of the same guest, whose contacts were merged, newest first.',
  })
  otherLines!: OtherGuestLineView[];
}

class RememberedGuestView extends GuestMemoryView {
  @ApiProperty({ description: 'Id of the request.' }) id!: string;
}

class NotedGuestView extends GuestMemoryView {
  @ApiProperty({
    description: 'Whether a note can be written: guest history is on, and the request has an email address.',
  })
  canNote!: boolean;
}

/** What guests see about themselves. */
export class OwnMemoryView {
  @ApiProperty({ description: 'Number of visits.' }) visits!: number;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'When the no-show is forgotten, YYYY-MM-DD.',
  })
  telephoneUntil!: string | null;
  @ApiProperty({ type: String, nullable: true }) line!: string | null;
  @ApiProperty({ description: 'Whether the guest wrote the note.' }) isOwn!: boolean;
}

const lineView = <Line extends GuestLine>(line: Line) => ({ ...line, notedAt: line.notedAt.toISOString() });

const guestMemoryView = ({ visits, telephoneUntil, line, otherLines }: GuestMemory): GuestMemoryView => ({
  visits,
  pleaseTelephone: telephoneUntil !== null,
  line: line && lineView(line),
  otherLines: otherLines.map(lineView),
});

const rememberedGuestView = ({ id, ...memory }: RememberedGuest): RememberedGuestView => ({
  id,
  ...guestMemoryView(memory),
});

export const ownMemoryView = ({ visits, telephoneUntil, line }: GuestMemory): OwnMemoryView => ({
  visits,
  telephoneUntil,
  line: line?.text ?? null,
  isOwn: line !== null && line.notedBy === null,
});

/** What staff see and note about guests. Guests are identified by one of their requests, so that URLs contain no addresses. */
@ApiTags('reservations')
@Controller('staff')
@Roles('staff', 'admin')
export class GuestMemoryController {
  constructor(private readonly memories: GuestMemoryService) {}

  @Get('guest-memories')
  @ApiOkResponse({
    type: [RememberedGuestView],
    description: 'For pending and confirmed requests from today on; only guests with a visit, note, or no-show.',
  })
  async ofOpenRequests(): Promise<RememberedGuestView[]> {
    return (await this.memories.ofOpenRequests()).map(rememberedGuestView);
  }

  @Get('reservations/:id/guest-memory')
  @ApiOkResponse({ type: NotedGuestView })
  async ofRequest(@Param('id', IdPipe) id: string): Promise<NotedGuestView> {
    const { canNote, ...memory } = await this.memories.ofRequest(id);
    return { ...guestMemoryView(memory), canNote };
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
