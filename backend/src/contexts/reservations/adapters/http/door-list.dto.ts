import { ApiProperty } from '@nestjs/swagger';
import { Line, OneOf, OptionalNumber, OptionalPhoneNumber } from '../../../../platform/http/fields/index.js';
import { type Arrival, type Call, CALLS, type DoorParty } from '../../domain/door/door-party.js';
import { PARTY_SIZES, type PartySize } from '../../domain/party-size.js';
import { NO_PARTY, NumberAsText } from './reservations.dto.js';

const LONGEST_WAIT_MINUTES = 240;

/** A walk-in party that waits for a table. */
export class AddToDoorList {
  @Line({ label: 'a name', max: 120 })
  readonly name!: string;

  @NumberAsText()
  @OneOf(PARTY_SIZES, { sentence: NO_PARTY })
  readonly partySize!: PartySize;

  @OptionalPhoneNumber()
  readonly phone?: string | null;

  @OptionalNumber({
    label: 'the wait',
    max: LONGEST_WAIT_MINUTES,
    step: 1,
    description: 'Minutes that the party was told.',
  })
  readonly quotedMinutes?: number | null;
}

export const arrivalOf = ({ name, partySize, phone, quotedMinutes }: AddToDoorList): Arrival => ({
  ...{ name, partySize, phone: phone || null, quotedMinutes: quotedMinutes ?? null },
});

export class CallParty {
  @OneOf(CALLS, { description: '`text` sends a text message, 409 if that is not possible; `voice` only notes it.' })
  readonly by!: Call;
}

export class DoorPartyView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ enum: PARTY_SIZES }) partySize!: PartySize;
  @ApiProperty({ type: String, nullable: true }) phone!: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'The wait that the party was told.' })
  quotedMinutes!: number | null;
  @ApiProperty() joinedAt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'When it was last called to its table.' })
  calledAt!: string | null;
  @ApiProperty({ enum: CALLS, type: String, nullable: true }) calledBy!: Call | null;
}

export class DoorListView {
  @ApiProperty({ type: [DoorPartyView], description: 'Who waits today, first come first.' }) parties!: DoorPartyView[];
  @ApiProperty({ description: 'Whether text messages can be sent.' }) textMessages!: boolean;
}

export const doorPartyView = ({ id, name, partySize, phone, quotedMinutes, ...party }: DoorParty): DoorPartyView => ({
  ...{ id, name, partySize, phone, quotedMinutes, calledBy: party.calledBy },
  joinedAt: party.joinedAt.toISOString(),
  calledAt: party.calledAt?.toISOString() ?? null,
});
