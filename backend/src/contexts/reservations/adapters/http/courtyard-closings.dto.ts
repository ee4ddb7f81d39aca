import { createHash } from 'node:crypto';
import { ApiProperty } from '@nestjs/swagger';
import { AnyText, Line, OptionalAnyText } from '../../../../platform/http/fields/index.js';
import {
  CLOSING_OUTCOMES,
  type ClosingOutcome,
  type ClosingPlan,
  hasNoTable,
  type PlannedParty,
} from '../../domain/courtyard-closing.js';
import type { ClosedCourtyard } from '../../domain/courtyard-closing.service.js';
import { PARTY_SIZES, type PartySize } from '../../domain/party-size.js';
import type { Reservation } from '../../domain/reservation.js';
import { TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';
import { DATE, DayQuery, NO_DATE, NO_TIME, slotOf } from './reservations.dto.js';

const FROM = { enum: TIME_SLOTS, description: 'The first half hour; else all that is still to come of the day.' };
const A_HASH = 64;

export class ClosingPlanQuery extends DayQuery {
  @OptionalAnyText(NO_TIME, FROM)
  readonly from?: string | null;
}

export class CloseCourtyard {
  @AnyText(NO_DATE, DATE)
  readonly date!: string;

  @OptionalAnyText(NO_TIME, FROM)
  readonly from?: string | null;

  @Line({
    label: 'what was shown',
    max: A_HASH,
    description: '`seen` of the plan that was shown; 409 when it is another.',
  })
  readonly seen!: string;
}

/** @throws InvalidInput when the time is not a bookable slot */
export const fromIn = ({ from }: { readonly from?: string | null | undefined }): TimeSlot | null =>
  from ? slotOf(from) : null;

class CourtyardPartyView {
  @ApiProperty() id!: string;
  @ApiProperty() customerName!: string;
  @ApiProperty({ type: String, nullable: true }) customerPhone!: string | null;
  @ApiProperty({ enum: PARTY_SIZES }) partySize!: PartySize;
  @ApiProperty({ enum: TIME_SLOTS }) preferredTime!: TimeSlot;
  @ApiProperty({ enum: CLOSING_OUTCOMES }) outcome!: ClosingOutcome;
  @ApiProperty({ description: 'By mail or text message; who is not has left neither address nor number for it.' })
  isTold!: boolean;
}

/** Preview of closing the courtyard. */
export class ClosingPlanView {
  @ApiProperty({ description: 'YYYY-MM-DD' }) date!: string;
  @ApiProperty({ enum: TIME_SLOTS, type: String, nullable: true, description: 'null: all of the day.' })
  from!: TimeSlot | null;
  @ApiProperty({ type: [CourtyardPartyView], description: 'In the order in which they were asked for.' })
  parties!: CourtyardPartyView[];
  @ApiProperty({ description: 'Requests for the courtyard without an answer, which stay as they are.' })
  waiting!: number;
  @ApiProperty({ description: 'Sent along when it is to be done.' }) seen!: string;
}

export const PARTY_NOW = ['inside', 'no-table', 'elsewhere', 'gone', 'over'] as const;
type PartyNow = (typeof PARTY_NOW)[number];

class ClosedPartyView extends CourtyardPartyView {
  @ApiProperty({
    enum: PARTY_NOW,
    description:
      'How it stands now: elsewhere is another time or the courtyard before it closed, gone is declined or cancelled.',
  })
  now!: PartyNow;
}

class ClosingView {
  @ApiProperty() closedAt!: string;
  @ApiProperty() closedBy!: string;
  @ApiProperty({ enum: TIME_SLOTS, type: String, nullable: true, description: 'null: all of the day.' })
  from!: TimeSlot | null;
  @ApiProperty({ type: [ClosedPartyView] }) parties!: ClosedPartyView[];
}

/** The courtyard on one day. */
export class CourtyardDayView {
  @ApiProperty({ description: 'YYYY-MM-DD' }) date!: string;
  @ApiProperty({ description: 'Whether the house tells inside and courtyard apart.' }) isOn!: boolean;
  @ApiProperty({ type: ClosingView, nullable: true, description: 'null while the courtyard is open.' })
  closing!: ClosingView | null;
}

/** Parties that were moved inside and could sit in the courtyard again. */
export class OpenedCourtyardView {
  @ApiProperty() date!: string;
  @ApiProperty({ type: [String], description: 'Their names.' }) couldMoveBack!: string[];
}

function partyView({ reservation, outcome }: PlannedParty): CourtyardPartyView {
  const { id, customerName, customerEmail, customerPhone, partySize, preferredTime, smsOptIn } = reservation;
  const isTold = customerEmail !== null || smsOptIn;
  return { id, customerName, customerPhone, partySize, preferredTime, outcome, isTold };
}

/** A fingerprint of the plan that changes with any party or outcome. */
export const seenOf = ({ date, parties, waiting }: ClosingPlan): string => {
  const lines = parties.map(({ reservation: { id, version }, outcome }) => `${id} ${String(version)} ${outcome}`);
  return createHash('sha256')
    .update([date, String(waiting), ...lines].join('\n'))
    .digest('base64url');
};

export const closingPlanView = (plan: ClosingPlan): ClosingPlanView => {
  const { date, from, parties, waiting } = plan;
  return { date, from, parties: parties.map(partyView), waiting, seen: seenOf(plan) };
};

export function courtyardDayView(date: string, isOn: boolean, closed: ClosedCourtyard | null): CourtyardDayView {
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
