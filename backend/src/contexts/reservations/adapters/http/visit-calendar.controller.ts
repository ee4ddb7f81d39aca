import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { Public } from '../../../../platform/http/security/access.js';
import { LimitedPerAddress } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { GuestPageLinks } from '../../domain/guest-page.js';
import { NoGuestPage } from '../../domain/reservation.errors.js';
import { calendarNow } from '../calendar/reservation-calendar.js';
import { CurrentReservation } from '../persistence/current-reservation.query.js';

/**
 * The visit as a calendar file with a real URL, because iPhones do not open `data:` URLs. Since the token is part of
 * that URL, it only allows downloading this file.
 */
@ApiTags('reservations')
@Controller('guest-table')
export class VisitCalendarController {
  constructor(
    private readonly links: GuestPageLinks,
    private readonly reservations: CurrentReservation,
    private readonly restaurant: Restaurant,
  ) {}

  @Get(':token/table.ics')
  @Public()
  @LimitedPerAddress({ name: 'visit-calendar-minute', points: 60, seconds: 60 })
  @NoStore()
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Content-Disposition', 'inline; filename="table.ics"')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ type: String, description: '404 unless the reservation is confirmed.' })
  async read(@Param('token') token: string): Promise<string> {
    const id = this.links.visitIn(token);
    const reservation = id === null ? null : await this.reservations.read(id);
    if (reservation?.status !== 'confirmed') throw new NoGuestPage(this.restaurant.phone);
    return calendarNow(reservation, this.restaurant);
  }
}
