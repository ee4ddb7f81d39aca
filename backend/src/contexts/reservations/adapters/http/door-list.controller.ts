import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { DoorListService } from '../../domain/door/door-list.service.js';
import { TextMessages } from '../texts/text-messages.js';
import { AddToDoorList, arrivalOf, CallParty, DoorListView, DoorPartyView, doorPartyView } from './door-list.dto.js';
import { StaffReservationView, staffReservationView } from './reservations.views.js';

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
