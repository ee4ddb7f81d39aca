import { createHash } from 'node:crypto';
import { ApiCreatedResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { AnyText, Line, OptionalAnyText } from '../../../../platform/http/fields/index.js';
import {
  CLOSING_OUTCOMES,
  type ClosingOutcome,
  type ClosingPlan,
  hasNoTable,
  OtherPlan,
  type PlannedParty,
} from '../../domain/courtyard-closing.js';
import { type ClosedCourtyard, CourtyardClosingService } from '../../domain/courtyard-closing.service.js';
import { PARTY_SIZES, type PartySize } from '../../domain/party-size.js';
import type { Reservation } from '../../domain/reservation.js';
import { TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';
import type { Actor } from '../../../../kernel/actor.js';
import { dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { HttpProblem } from '../../../../platform/http/problem.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { Creates } from '../../../../platform/idempotency/idempotency.interceptor.js';
import { aDay, DATE, dayOf, DayQuery, NO_DATE, NO_TIME, slotOf } from './reservations.dto.js';

const FROM = { enum: TIME_SLOTS, description: 'First half hour. Default: the rest of the day.' };
const A_HASH = 64;

class ClosingPlanQuery extends DayQuery {
  @OptionalAnyText(NO_TIME, FROM)
  readonly from?: string | null;
}

class CloseCourtyard {
  @AnyText(NO_DATE, DATE)
  readonly date!: string;

  @OptionalAnyText(NO_TIME, FROM)
  readonly from?: string | null;

  @Line({
    label: 'what was shown',
    max: A_HASH,
    description: '`seen` of the plan that was shown; 409 if it has changed.',
  })
  readonly seen!: string;
}

/** @throws InvalidInput when the time is not a bookable slot */
const fromIn = ({ from }: { readonly from?: string | null | undefined }): TimeSlot | null =>
  from ? slotOf(from) : null;

class CourtyardPartyView {
  @ApiProperty() id!: string;
  @ApiProperty() customerName!: string;
  @ApiProperty({ type: String, nullable: true }) customerPhone!: string | null;
  @ApiProperty({ enum: PARTY_SIZES }) partySize!: PartySize;
  @ApiProperty({ enum: TIME_SLOTS }) preferredTime!: TimeSlot;
  @ApiProperty({ enum: CLOSING_OUTCOMES }) outcome!: ClosingOutcome;
  @ApiProperty({
    description: 'Whether the guest is notified by email or text message; false without an address and number.',
  })
  isNotified!: boolean;
}

/** Preview of closing the courtyard. */
export class ClosingPlanView {
  @ApiProperty({ description: 'YYYY-MM-DD' }) date!: string;
  @ApiProperty({ enum: TIME_SLOTS, type: String, nullable: true, description: 'Null for the whole day.' })
  from!: TimeSlot | null;
  @ApiProperty({ type: [CourtyardPartyView], description: 'In order of their requests.' })
  parties!: CourtyardPartyView[];
  @ApiProperty({ description: 'Pending requests for the courtyard, which stay unchanged.' })
  waiting!: number;
  @ApiProperty({ description: 'To be sent as `seen` to carry out the plan.' }) seen!: string;
}

const PARTY_NOW = ['inside', 'no-table', 'elsewhere', 'gone', 'over'] as const;
type PartyNow = (typeof PARTY_NOW)[number];

class ClosedPartyView extends CourtyardPartyView {
  @ApiProperty({
    enum: PARTY_NOW,
    description:
      'Current state. `elsewhere`: another time, or the courtyard before it closed; `gone`: declined or canceled.',
  })
  now!: PartyNow;
}

class ClosingView {
  @ApiProperty() closedAt!: string;
  @ApiProperty() closedBy!: string;
  @ApiProperty({ enum: TIME_SLOTS, type: String, nullable: true, description: 'Null for the whole day.' })
  from!: TimeSlot | null;
  @ApiProperty({ type: [ClosedPartyView] }) parties!: ClosedPartyView[];
}

/** The courtyard on one day. */
export class CourtyardDayView {
  @ApiProperty({ description: 'YYYY-MM-DD' }) date!: string;
  @ApiProperty({ description: 'Whether the restaurant has areas.' }) isOn!: boolean;
  @ApiProperty({ type: ClosingView, nullable: true, description: 'Null if the courtyard is open.' })
  closing!: ClosingView | null;
}

/** Parties that were moved inside and could sit in the courtyard again. */
export class OpenedCourtyardView {
  @ApiProperty() date!: string;
  @ApiProperty({ type: [String], description: 'Names of the parties.' }) couldMoveBack!: string[];
}

function partyView({ reservation, outcome }: PlannedParty): CourtyardPartyView {
  const { id, customerName, customerEmail, customerPhone, partySize, preferredTime, smsOptIn } = reservation;
  const isNotified = customerEmail !== null || smsOptIn;
  return { id, customerName, customerPhone, partySize, preferredTime, outcome, isNotified };
}

/** A fingerprint of the plan that changes with any party or outcome. */
const seenOf = ({ date, parties, waiting }: ClosingPlan): string => {
  const lines = parties.map(({ reservation: { id, version }, outcome }) => `${id} ${String(version)} ${outcome}`);
  return createHash('sha256')
    .update([date, String(waiting), ...lines].join('\n'))
    .digest('base64url');
};

const closingPlanView = (plan: ClosingPlan): ClosingPlanView => {
  const { date, from, parties, waiting } = plan;
  return { date, from, parties: parties.map(partyView), waiting, seen: seenOf(plan) };
};

function courtyardDayView(date: string, isOn: boolean, closed: ClosedCourtyard | null): CourtyardDayView {
  if (!closed) return { date, isOn, closing: null };
  const { closedAt, closedBy, from } = closed.closing;
  const parties = closed.parties.map((party) => ({ ...partyView(party), now: nowOf(party.reservation, closed) }));
  return { date, isOn, closing: { closedAt: closedAt.toISOString(), closedBy, from, parties } };
}

function nowOf(reservation: Reservation, { closing }: ClosedCourtyard): PartyNow {
  const { status, area, preferredDate } = reservation;
  if (status === 'declined') return 'gone';
  if (status === 'completed' || status === 'no-show' || status === 'archived') return 'over';
  if (hasNoTable(closing, reservation)) return 'no-table';
  return status === 'confirmed' && area === 'inside' && preferredDate === closing.date ? 'inside' : 'elsewhere';
}

/** Closing the courtyard for a day: a preview of the consequences, then the closing itself. */
@ApiTags('reservations')
@Controller('staff/courtyard-closings')
@Roles('staff', 'admin')
export class CourtyardClosingsController {
  constructor(
    private readonly courtyard: CourtyardClosingService,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOkResponse({ type: CourtyardDayView })
  async read(@Query() query: DayQuery): Promise<CourtyardDayView> {
    const date = dayOf(query) ?? this.today;
    return courtyardDayView(date, await this.courtyard.hasCourtyard(), await this.courtyard.find(date));
  }

  @Get('plan')
  @ApiOkResponse({ type: ClosingPlanView })
  async plan(@Query() query: ClosingPlanQuery): Promise<ClosingPlanView> {
    return closingPlanView(await this.courtyard.plan(dayOf(query) ?? this.today, fromIn(query)));
  }

  @Post()
  @Creates()
  @ApiCreatedResponse({ type: CourtyardDayView })
  async close(@Body() body: CloseCourtyard, @CurrentActor() actor: Actor): Promise<CourtyardDayView> {
    const { date, seen } = body;
    try {
      const closed = await this.courtyard.close(date, fromIn(body), (plan) => seenOf(plan) === seen, actor);
      return courtyardDayView(date, true, closed);
    } catch (error) {
      if (!(error instanceof OtherPlan)) throw error;
      throw new HttpProblem(409, error.message, { members: { plan: closingPlanView(error.plan) } });
    }
  }

  @Delete(':date')
  @ApiOkResponse({ type: OpenedCourtyardView })
  async open(@Param('date') date: string, @CurrentActor() actor: Actor): Promise<OpenedCourtyardView> {
    const moved = await this.courtyard.open(aDay(date), actor);
    return { date, couldMoveBack: moved.map(({ customerName }) => customerName) };
  }

  private get today(): string {
    return dateIn(this.restaurant.timeZone, this.clock.now());
  }
}
