import { ApiProperty } from '@nestjs/swagger';
import { Line, OptionalLine } from '../../../../platform/http/fields/index.js';
import type { GuestLine, GuestMemory } from '../../domain/guest-memory.js';
import type { RememberedGuest } from '../../domain/ports/guest-memories.js';

const MOST = 200;

export class NoteGuest {
  @OptionalLine({ label: 'the line', max: MOST, description: 'About the guest, not the visit; empty takes it away.' })
  readonly line?: string | null;

  @OptionalLine({ label: 'the line before', max: MOST, description: 'What the screen showed; 409 when it is another.' })
  readonly insteadOf?: string | null;
}

export class CorrectMemory {
  @Line({ label: 'your own words', max: MOST })
  readonly line!: string;

  @Line({ label: 'the line before', max: MOST, description: 'What the page showed; 409 when it is another.' })
  readonly insteadOf!: string;
}

class GuestLineView {
  @ApiProperty() text!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null where the words are the guest’s own.' })
  notedBy!: string | null;
  @ApiProperty() notedAt!: string;
}

export class GuestMemoryView {
  @ApiProperty({ description: 'How often the guest has come, this visit aside.' }) visits!: number;
  @ApiProperty({ description: 'A table stayed empty in the last twelve months.' }) pleaseTelephone!: boolean;
  @ApiProperty({ type: GuestLineView, nullable: true }) line!: GuestLineView | null;
}

export class RememberedGuestView extends GuestMemoryView {
  @ApiProperty({ description: 'Of the request.' }) id!: string;
}

export class NotedGuestView extends GuestMemoryView {
  @ApiProperty({ description: 'Whether a line can be written: the house remembers, and the request has an address.' })
  mayNote!: boolean;
}

/** What guests see about themselves. */
export class OwnMemoryView {
  @ApiProperty({ description: 'How often they have come.' }) visits!: number;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'When a table that stayed empty is forgotten, YYYY-MM-DD.',
  })
  telephoneUntil!: string | null;
  @ApiProperty({ type: String, nullable: true }) line!: string | null;
  @ApiProperty({ description: 'The line is in their own words.' }) isOwn!: boolean;
}

const lineView = (line: GuestLine): GuestLineView => ({ ...line, notedAt: line.notedAt.toISOString() });

export const guestMemoryView = ({ visits, telephoneUntil, line }: GuestMemory): GuestMemoryView => ({
  visits,
  pleaseTelephone: telephoneUntil !== null,
  line: line && lineView(line),
});

export const rememberedGuestView = ({ id, ...memory }: RememberedGuest): RememberedGuestView => ({
  id,
  ...guestMemoryView(memory),
});

export const ownMemoryView = ({ visits, telephoneUntil, line }: GuestMemory): OwnMemoryView => ({
  visits,
  telephoneUntil,
  line: line?.text ?? null,
  isOwn: line !== null && line.notedBy === null,
});
