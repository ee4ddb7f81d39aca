import { Body, Catch, Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { escapeUTF8 } from 'entities';
import type { Request, Response } from 'express';
import { ApiCreatedResponse, ApiOkResponse, ApiProperty, ApiTags, OmitType } from '@nestjs/swagger';
import { isCalendarDate } from '../../../../kernel/calendar.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { ProblemFilter } from '../../../../platform/http/problem.filter.js';
import { plainPage, sendPlainPage, setPlainPageHeaders } from '../../../../platform/http/plain-page.js';
import type { ProblemView } from '../../../../platform/http/problem.js';
import { PARTY_SIZES, type PartySize } from '../../domain/party-size.js';
import { TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';
import { AnyText, OneOf, OptionalOneOf } from '../../../../platform/http/fields/index.js';
import { type Area, AREAS } from '../../domain/areas.js';
import { type Availability, FreeTimes, SLOT_STATES, type SlotState } from '../capacity/free-times.js';
import { FormBody } from '../../../../platform/http/body-kinds.js';
import { clientNetwork } from '../../../../platform/http/client-address.js';
import { NoStore } from '../../../../platform/http/no-store.js';
import { Public } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { LimitedPerAddress, PublicForm } from '../../../../platform/rate-limits/rate-limit.guard.js';
import { HoursService } from '../../../hours/index.js';
import { GuestPageService } from '../../domain/guest-page.service.js';
import { Seating } from '../../domain/ports.js';
import { ReservationsService } from '../../domain/reservations.service.js';
import { NothingToWaitFor, WaitlistIsOff } from '../../domain/reservation.errors.js';
import type { Reservation } from '../../domain/reservation.js';
import { WaitlistService } from '../../domain/waitlist.service.js';
import { TextMessages } from '../texts/text-gateway.js';
import { EmptyAsNull, NO_DATE, NO_PARTY, NO_TIME, NumberAsText, slotOf } from './reservations.dto.js';
import { RequestReservation, reservationRequestOf } from '../reservation.fields.js';
import { RequestedView, reservationView } from '../reservation.fields.js';

function requestedPage(isConfirmed: boolean, { phone }: Pick<Restaurant, 'phone'>): string {
  const title = isConfirmed ? 'Your Table Is Confirmed!' : 'Reservation Request Sent!';
  const next = isConfirmed
    ? 'Thank you. We look forward to seeing you.'
    : 'Thank you. We will review your request and contact you within 24 hours.';
  return plainPage(
    title,
    `<p>${next}</p><p>We sent you an email with the details. Plans changed? Call us: ${escapeUTF8(phone)}</p>
<p><a href="/">Back to the website</a></p>`,
  );
}

/** Labels as on the request form. */
const LABELS: Readonly<Record<string, string>> = {
  partySize: 'Party size',
  preferredDate: 'Preferred date',
  preferredTime: 'Preferred time',
  customerName: 'Full name',
  customerEmail: 'Email',
  customerPhone: 'Phone',
  specialRequests: 'Special requests',
};

/** Answers a refused form with what is wrong and the form again, in which nothing typed is lost. */
@Catch()
class PlainFormFilter extends ProblemFilter {
  constructor(
    private readonly seating: Seating,
    private readonly hours: HoursService,
  ) {
    super();
  }

  protected override send(problem: ProblemView, request: Request, response: Response): void {
    const typed = Object.entries({ ...(request.body as Record<string, unknown> | undefined) });
    const values = new Map(typed.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
    void this.timesOn(values.get('preferredDate') ?? '').then((times) => {
      sendForm(problem, values, times, response);
    });
  }

  /** Without the database, any half hour: it is refused again if need be. */
  private timesOn(date: string): Promise<readonly TimeSlot[]> {
    return this.seating.slotsOn(isCalendarDate(date) ? date : this.hours.today).catch(() => TIME_SLOTS);
  }
}

function sendForm(
  { detail, errors = [] }: ProblemView,
  values: ReadonlyMap<string, string>,
  times: readonly TimeSlot[],
  response: Response,
): void {
  const choices: Choices = { partySize: PARTY_SIZES, preferredTime: times };
  const errorOf = new Map(errors.map(({ field, message }) => [field, message]));
  const shown = Object.keys(LABELS).map((name) => field(name, values.get(name) ?? '', errorOf.get(name), choices));
  const hidden = [...values]
    .filter(([name]) => !(name in LABELS))
    .map(([name, value]) => `<input type="hidden" name="${escapeUTF8(name)}" value="${escapeUTF8(value)}">`);
  sendPlainPage(
    response,
    plainPage(
      'Please check your request',
      `${errors.length > 0 ? '' : `<p>${escapeUTF8(detail)}</p>`}<form method="post" action="/api/reservations/form">${shown.join('')}${hidden.join('')}
<button>Submit Reservation Request</button></form>`,
    ),
  );
}

type Choices = Readonly<Record<string, readonly string[]>>;

function field(name: string, value: string, error: string | undefined, choices: Choices): string {
  const problem = error === undefined ? '' : `<strong>${escapeUTF8(error)}</strong>`;
  return `<label>${LABELS[name] ?? name}${problem}${control(name, escapeUTF8(value), choices[name])}</label>`;
}

function control(name: string, value: string, choices: readonly string[] | undefined): string {
  if (choices) {
    const option = (choice: string) => `<option${choice === value ? ' selected' : ''}>${choice}</option>`;
    return `<select name="${name}"><option value=""></option>${choices.map(option).join('')}</select>`;
  }
  if (name === 'specialRequests') return `<textarea name="${name}" rows="4">\n${value}</textarea>`;
  const type = name === 'preferredDate' ? 'date' : name === 'customerEmail' ? 'email' : 'text';
  return `<input type="${type}" name="${name}" value="${value}">`;
}

class AvailabilityQuery {
  @AnyText(NO_DATE, { description: 'YYYY-MM-DD.' })
  readonly preferredDate!: string;

  @AnyText(NO_TIME, { description: 'One of the bookable times, such as `12:30 PM`.' })
  readonly preferredTime!: string;

  @NumberAsText()
  @OneOf(PARTY_SIZES, { sentence: NO_PARTY })
  readonly partySize!: PartySize;

  @EmptyAsNull()
  @OptionalOneOf(AREAS, { description: 'Preferred area, if the restaurant has areas.' })
  readonly area?: Area | null;
}

class SlotsQuery extends OmitType(AvailabilityQuery, ['preferredTime']) {}

export class SlotView {
  @ApiProperty({ enum: TIME_SLOTS }) time!: TimeSlot;
  @ApiProperty({
    enum: SLOT_STATES,
    description:
      '`few`: there is room for this party, but not for a second one of its size. Without a capacity, no time is `few` or `full`.',
  })
  state!: SlotState;
}

class OpenTimeView {
  @ApiProperty({ description: 'YYYY-MM-DD' }) preferredDate!: string;
  @ApiProperty({ enum: TIME_SLOTS }) preferredTime!: TimeSlot;
}

/** If seats are not counted, nothing is full. */
export class AvailabilityView {
  @ApiProperty({ description: 'Confirmed and offered reservations leave no room for this party.' }) isFull!: boolean;
  @ApiProperty({ type: [OpenTimeView], description: 'If it is full, up to three of the nearest times with room.' })
  openTimes!: OpenTimeView[];
  @ApiProperty({ description: 'Whether a request for a full time can join the waitlist.' }) hasWaitlist!: boolean;
}

const availabilityView = ({ isFull, openTimes }: Availability, hasWaitlist: boolean): AvailabilityView => ({
  isFull,
  openTimes: [...openTimes],
  hasWaitlist,
});

@ApiTags('reservations')
@Controller('reservations')
export class PublicReservationsController {
  constructor(
    private readonly reservations: ReservationsService,
    private readonly pages: GuestPageService,
    private readonly waiting: WaitlistService,
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
  @Creates({ isForm: true })
  @ApiCreatedResponse({ content: { 'text/html': {} } })
  async requestByForm(
    @Body() body: RequestReservation,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { status } = await this.store(body, request);
    setPlainPageHeaders(response);
    return requestedPage(status === 'confirmed', this.restaurant);
  }

  private async store(body: RequestReservation, request: Request): Promise<Reservation> {
    const requested = reservationRequestOf(body, this.texts.areSent);
    const reservation = await this.reservations.request(requested, null, clientNetwork(request));
    if (body.joinsWaitlist === 'true') await this.joinWaitlist(reservation);
    return reservation;
  }

  /** If seats have become available since the guest looked, it stays an ordinary request. */
  private async joinWaitlist(reservation: Reservation): Promise<void> {
    try {
      await this.waiting.waitAsGuest(reservation);
    } catch (error) {
      if (!(error instanceof NothingToWaitFor || error instanceof WaitlistIsOff)) throw error;
    }
  }
}
