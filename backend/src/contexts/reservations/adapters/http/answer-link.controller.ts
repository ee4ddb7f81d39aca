import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags, PickType } from '@nestjs/swagger';
import { NotFound } from '../../../../kernel/domain-error.js';
import type { Author } from '../../../../kernel/actor.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { Public } from '../../../../platform/http/security/access.js';
import { LinkToken } from '../../../../platform/links/link-token.js';
import { PublicForm } from '../../../../platform/rate-limits/rate-limit.guard.js';
import type { Reservation } from '../../domain/reservation.js';
import { ReservationsService } from '../../domain/reservations.service.js';
import { AnswerLinks } from '../links/guest-links.js';
import { BeyondCapacityField } from './reservations.dto.js';
import { ReservationView } from '../reservation.fields.js';

class ConfirmByLink {
  @BeyondCapacityField()
  readonly beyondCapacity?: boolean;
}

/** What to know for the answer; only a `pending` request can be answered. */
export class LinkedRequestView extends PickType(ReservationView, [
  'id',
  'customerName',
  'customerEmail',
  'customerPhone',
  'partySize',
  'preferredDate',
  'preferredTime',
  'area',
  'rainPlan',
  'specialRequests',
  'status',
  'replaces',
]) {}

function linkedRequestView(reservation: Reservation): LinkedRequestView {
  const { id, customerName, customerEmail, customerPhone, partySize, preferredDate, preferredTime } = reservation;
  const { area, rainPlan, specialRequests, status, replaces } = reservation;
  return {
    id,
    customerName,
    customerEmail,
    customerPhone,
    partySize,
    preferredDate,
    preferredTime,
    area,
    rainPlan,
    specialRequests,
    status,
    replaces,
  };
}

/** Several people may read the restaurant's mailbox. */
const BY_LINK: Author = { id: 'answer-link', name: 'Link in the notice', role: 'staff' };

/**
 * The page behind the link in the notice to the restaurant about a new request. The token is the only authorization, and
 * opening the page changes nothing.
 */
@ApiTags('reservations')
@Controller('answer-link')
@Public()
@ApiBearerAuth()
export class AnswerLinkController {
  constructor(
    private readonly links: AnswerLinks,
    private readonly reservations: ReservationsService,
  ) {}

  @Get()
  @NoStore()
  @ApiOkResponse({ type: LinkedRequestView })
  async read(@LinkToken() token: string): Promise<LinkedRequestView> {
    return linkedRequestView(await this.reservations.find(this.requestIn(token)));
  }

  @Post('confirm')
  @HttpCode(200)
  @PublicForm('answer-link')
  @ApiOkResponse({ type: LinkedRequestView })
  async confirm(@Body() { beyondCapacity }: ConfirmByLink, @LinkToken() token: string): Promise<LinkedRequestView> {
    const change = { status: 'confirmed', expectedStatus: 'pending', beyondCapacity } as const;
    return linkedRequestView(await this.reservations.change(this.requestIn(token), change, BY_LINK));
  }

  @Post('decline')
  @HttpCode(200)
  @PublicForm('answer-link')
  @ApiOkResponse({ type: LinkedRequestView })
  async decline(@LinkToken() token: string): Promise<LinkedRequestView> {
    const change = { status: 'declined', expectedStatus: 'pending' } as const;
    return linkedRequestView(await this.reservations.change(this.requestIn(token), change, BY_LINK));
  }

  private requestIn(token: string): string {
    const id = this.links.requestIn(token);
    if (id === null) throw new NotFound('This link is invalid or has expired. Please open the dashboard.');
    return id;
  }
}
