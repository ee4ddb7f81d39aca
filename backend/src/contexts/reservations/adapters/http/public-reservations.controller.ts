import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { PublicForm } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { GuestPageService } from '../../domain/guest-page.service.js';
import { ReservationsService } from '../../domain/reservations.service.js';
import { TextMessages } from '../texts/text-messages.js';
import { RequestReservation, wishOf } from './reservations.dto.js';
import { RequestedView, reservationView } from './reservations.views.js';

@ApiTags('reservations')
@Controller('reservations')
export class PublicReservationsController {
  constructor(
    private readonly reservations: ReservationsService,
    private readonly pages: GuestPageService,
    private readonly texts: TextMessages,
  ) {}

  @Post()
  @Public()
  @PublicForm('reservations')
  @Creates()
  @ApiCreatedResponse({ type: RequestedView })
  async request(@Body() body: RequestReservation): Promise<RequestedView> {
    const reservation = await this.reservations.request(wishOf(body, this.texts.areSent));
    const guestPage = await this.pages.linkTo(reservation);
    return { ...reservationView(reservation), ...(guestPage !== null && { guestPage }) };
  }
}
