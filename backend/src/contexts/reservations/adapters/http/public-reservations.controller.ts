import { Body, Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { FormBody } from '../../../../platform/http/body-kinds.js';
import { clientNetwork } from '../../../../platform/http/client-address.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { Public } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { LimitedPerAddress, PublicForm } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { GuestPageService } from '../../domain/guest-page.service.js';
import { ReservationsService } from '../../domain/reservations.service.js';
import { NothingToWaitFor, NoWaitingList } from '../../domain/reservation.errors.js';
import type { Reservation } from '../../domain/reservation.js';
import { WaitingListService } from '../../domain/waiting-list.service.js';
import { FreeTimes } from '../capacity/free-times.js';
import { TextMessages } from '../texts/text-messages.js';
import { AvailabilityQuery, AvailabilityView, availabilityView, SlotsQuery, SlotView } from './availability.dto.js';
import { PlainFormFilter, requestedPage, sendPage } from './plain-form.js';
import { RequestReservation, slotOf, reservationRequestOf } from './reservations.dto.js';
import { RequestedView, reservationView } from './reservations.views.js';

@ApiTags('reservations')
@Controller('reservations')
export class PublicReservationsController {
  constructor(
    private readonly reservations: ReservationsService,
    private readonly pages: GuestPageService,
    private readonly waiting: WaitingListService,
    private readonly freeTimes: FreeTimes,
    private readonly texts: TextMessages,
    private readonly restaurant: Restaurant,
  ) {}

  @Get('availability')
  @Public()
  @NoStore()
  @LimitedPerAddress({ name: 'availability-minute', points: 60, seconds: 60 })
  @ApiOkResponse({ type: AvailabilityView })
  async availability(@Query() query: AvailabilityQuery): Promise<AvailabilityView> {
    const { preferredDate, preferredTime, partySize, area = null } = query;
    const booking = { preferredDate, preferredTime: slotOf(preferredTime), partySize, area };
    return availabilityView(await this.freeTimes.around(booking), await this.waiting.isOn());
  }

  /** The 15 times of a day, in order. */
  @Get('times')
  @Public()
  @NoStore()
  @LimitedPerAddress({ name: 'times-minute', points: 60, seconds: 60 })
  @ApiOkResponse({ type: [SlotView] })
  times(@Query() { preferredDate, partySize, area = null }: SlotsQuery): Promise<SlotView[]> {
    return this.freeTimes.slotsOn(preferredDate, { partySize, area });
  }

  @Post()
  @Public()
  @PublicForm('reservations')
  @Creates()
  @ApiCreatedResponse({ type: RequestedView })
  async request(@Body() body: RequestReservation, @Req() request: Request): Promise<RequestedView> {
    const reservation = await this.store(body, request);
    const guestPage = await this.pages.linkTo(reservation);
    const calendar = this.pages.calendarOf(reservation);
    return {
      ...reservationView(reservation),
      ...(guestPage !== null && { guestPage }),
      ...(calendar !== null && { calendar }),
    };
  }

  /** The form of a browser without scripts, answered with a page; if a field is wrong, with the form to correct. */
  @Post('form')
  @Public()
  @PublicForm('reservations')
  @FormBody()
  @UseFilters(PlainFormFilter)
  @ApiCreatedResponse({ content: { 'text/html': {} } })
  async requestByForm(@Body() body: RequestReservation, @Req() request: Request, @Res() response: Response) {
    const { status } = await this.store(body, request);
    sendPage(response.status(201), requestedPage(status === 'confirmed', this.restaurant));
  }

  private async store(body: RequestReservation, request: Request): Promise<Reservation> {
    const asked = reservationRequestOf(body, this.texts.areSent);
    const reservation = await this.reservations.request(asked, null, clientNetwork(request));
    if (body.joinsWaitlist === 'true') await this.joinWaitlist(reservation);
    return reservation;
  }

  /** If seats have become available since the guest looked, it stays an ordinary request. */
  private async joinWaitlist(reservation: Reservation): Promise<void> {
    try {
      await this.waiting.waitAsGuest(reservation);
    } catch (error) {
      if (!(error instanceof NothingToWaitFor || error instanceof NoWaitingList)) throw error;
    }
  }
}
