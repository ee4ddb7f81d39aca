import { ApiCreatedResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { Line, OneOf, OptionalNumber, OptionalPhoneNumber } from '../../../../platform/http/fields/index.js';
import { type Arrival, type Call, CALLS, type DoorParty } from '../../domain/door/door-party.js';
import { PARTY_SIZES, type PartySize } from '../../domain/party-size.js';
import type { Actor } from '../../../../kernel/actor.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { DoorListService } from '../../domain/door/door-list.service.js';
import { TextMessages } from '../texts/text-gateway.js';
import { NO_PARTY, NumberAsText } from './reservations.dto.js';
import { StaffReservationView, staffReservationView } from '../reservation.fields.js';

const MAX_WAIT_MINUTES = 240;

/** A walk-in party that waits for a table. */
class AddToDoorList {
  @Line({ label: 'a name', max: 120 })
  readonly name!: string;

  @NumberAsText()
  @OneOf(PARTY_SIZES, { sentence: NO_PARTY })
  readonly partySize!: PartySize;

  @OptionalPhoneNumber()
  readonly phone?: string | null;

  @OptionalNumber({
    label: 'the wait',
    max: MAX_WAIT_MINUTES,
    step: 1,
    description: 'Quoted wait in minutes.',
  })
  readonly quotedMinutes?: number | null;
}

const arrivalOf = ({ name, partySize, phone, quotedMinutes }: AddToDoorList): Arrival => ({
  name,
  partySize,
  phone: phone || null,
  quotedMinutes: quotedMinutes ?? null,
});

class CallParty {
  @OneOf(CALLS, { description: '`text` sends a text message (409 if impossible); `voice` only records the call.' })
  readonly by!: Call;
}

export class DoorPartyView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ enum: PARTY_SIZES }) partySize!: PartySize;
  @ApiProperty({ type: String, nullable: true }) phone!: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Quoted wait in minutes.' })
  quotedMinutes!: number | null;
  @ApiProperty() joinedAt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'When the party was last called to its table.' })
  calledAt!: string | null;
  @ApiProperty({
    enum: CALLS,
    type: String,
    nullable: true,
    description: 'Null of a called party if its text could not be sent.',
  })
  calledBy!: Call | null;
}

export class DoorListView {
  @ApiProperty({ type: [DoorPartyView], description: 'Parties that wait today, in order of arrival.' })
  parties!: DoorPartyView[];
  @ApiProperty({ description: 'Whether text messages can be sent.' }) textMessages!: boolean;
}

const doorPartyView = ({ id, name, partySize, phone, quotedMinutes, ...party }: DoorParty): DoorPartyView => ({
  id,
  name,
  partySize,
  phone,
  quotedMinutes,
  calledBy: party.calledBy,
  joinedAt: party.joinedAt.toISOString(),
  calledAt: party.calledAt?.toISOString() ?? null,
});

/** Walk-ins that wait for a table. */
@ApiTags('reservations')
@Controller('staff/door-list')
@Roles('staff', 'admin')
export class DoorListController {
  constructor(
    private readonly door: DoorListService,
    private readonly texts: TextMessages,
  ) {}

  @Get()
  @ApiOkResponse({ type: DoorListView })
  async list(): Promise<DoorListView> {
    return { parties: (await this.door.waiting()).map(doorPartyView), textMessages: this.texts.areSent };
  }

  @Post()
  @Creates()
  @ApiCreatedResponse({ type: DoorPartyView })
  async add(@Body() body: AddToDoorList, @CurrentActor() actor: Actor): Promise<DoorPartyView> {
    return doorPartyView(await this.door.add(arrivalOf(body), actor));
  }

  /** The table is ready. */
  @Put(':id/call')
  @ApiOkResponse({ type: DoorPartyView })
  async call(
    @Param('id', IdPipe) id: string,
    @Body() { by }: CallParty,
    @CurrentActor() actor: Actor,
  ): Promise<DoorPartyView> {
    return doorPartyView(await this.door.call(id, by, actor));
  }

  /** The party becomes a reservation that has arrived. */
  @Put(':id/seat')
  @ApiOkResponse({ type: StaffReservationView })
  async seat(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<StaffReservationView> {
    return staffReservationView(await this.door.seat(id, actor));
  }

  /** The party has left without a table. */
  @Put(':id/gone')
  @ApiOkResponse({ type: DoorPartyView })
  async leave(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<DoorPartyView> {
    return doorPartyView(await this.door.leave(id, actor));
  }

  /** Undoes that the party was seated or has left. */
  @Put(':id/back')
  @ApiOkResponse({ type: DoorPartyView })
  async bringBack(@Param('id', IdPipe) id: string, @CurrentActor() actor: Actor): Promise<DoorPartyView> {
    return doorPartyView(await this.door.bringBack(id, actor));
  }
}
