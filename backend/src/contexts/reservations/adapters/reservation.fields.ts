import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import type { EntitySchemaColumnOptions } from 'typeorm';
import { acquisitionSourceOf } from '../../../kernel/acquisition-source.js';
import type { Data } from '../../../kernel/data.js';
import {
  type FlagText,
  Line,
  MailAddress,
  OneOf,
  OptionalAnyText,
  OptionalFlag,
  OptionalOneOf,
  OptionalPhoneNumber,
  OptionalText,
  ReadableText,
} from '../../../platform/http/fields/index.js';
import { type Area, AREAS, RAIN_PLANS, type RainPlan } from '../domain/areas.js';
import { type Mention, MENTION_KINDS } from '../domain/mentions.js';
import { PARTY_SIZES, type PartySize } from '../domain/party-size.js';
import {
  type Outcome,
  type Replaced,
  requestIn,
  type Reservation,
  RESERVATION_STATUSES,
  type ReservationRequest,
  type ReservationStatus,
  type Source,
  SOURCES,
} from '../domain/reservation.js';
import { TIME_SLOTS, type TimeSlot } from '../domain/time-slot.js';
import { A_DATE, A_TIME, DATE, EmptyAsNull, NO_PARTY, NumberAsText, slotOf, TIME } from './http/reservations.dto.js';
import { BookingView, OfferedTimeView } from './http/reservations.views.js';

/** The fields of a reservation as they are stored, as a guest enters them, and as they are shown. */
export const RESERVATION_COLUMNS = {
  id: { type: 'uuid', primary: true },
  customerName: { type: 'text', name: 'customer_name' },
  customerEmail: { type: 'text', name: 'customer_email', nullable: true },
  customerPhone: { type: 'text', name: 'customer_phone', nullable: true },
  partySize: { type: 'text', name: 'party_size' },
  preferredDate: { type: 'text', name: 'preferred_date' },
  preferredTime: { type: 'text', name: 'preferred_time' },
  specialRequests: { type: 'text', name: 'special_requests', nullable: true },
  area: { type: 'text', nullable: true },
  rainPlan: { type: 'text', name: 'rain_plan', nullable: true },
  emailOptIn: { type: 'boolean', name: 'email_opt_in' },
  smsOptIn: { type: 'boolean', name: 'sms_opt_in' },
  adminNotes: { type: 'text', name: 'admin_notes', nullable: true },
  source: { type: 'text' },
  acquisitionSource: { type: 'text', name: 'way_in', nullable: true },
  tables: { type: 'text', name: 'table_numbers', nullable: true },
  leftAt: { type: 'timestamptz', precision: 3, name: 'left_at', nullable: true },
  declineReason: { type: 'text', name: 'decline_reason', nullable: true },
  status: { type: 'text' },
  mentions: { type: 'jsonb' },
  outcome: { type: 'text', nullable: true },
  cancelledAt: { type: 'timestamptz', precision: 3, name: 'cancelled_at', nullable: true },
  lateByMinutes: { type: 'integer', name: 'late_minutes', nullable: true },
  lastNotifiedAt: { type: 'timestamptz', precision: 3, name: 'told_at', nullable: true },
  reminderSentAt: { type: 'timestamptz', precision: 3, name: 'reminded_at', nullable: true },
  guestConfirmedAt: { type: 'timestamptz', precision: 3, name: 'coming_at', nullable: true },
  offeredTimes: { type: 'jsonb', name: 'offered_times', nullable: true },
  offeredUntil: { type: 'timestamptz', precision: 3, name: 'offered_until', nullable: true },
  waitlistedAt: { type: 'timestamptz', precision: 3, name: 'waits_since', nullable: true },
  hasWaitlistPriority: { type: 'boolean', name: 'waits_first' },
  replaces: { type: 'jsonb', nullable: true },
  replacedBy: { type: 'uuid', name: 'replaced_by', nullable: true },
  stateBefore: { type: 'jsonb', name: 'state_before', nullable: true },
  answeredAt: { type: 'timestamptz', precision: 3, name: 'answered_at', nullable: true },
  answerBy: { type: 'timestamptz', precision: 3, name: 'answer_by', nullable: true },
  wasConfirmed: { type: 'boolean', name: 'was_confirmed' },
  statusUpdatedAt: { type: 'timestamptz', precision: 3, name: 'status_updated_at' },
  completedAt: { type: 'timestamptz', precision: 3, name: 'completed_at', nullable: true },
  createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
  version: { type: 'integer' },
} satisfies Record<keyof Data<Reservation>, EntitySchemaColumnOptions>;

/** A guest's request for a table. */
export class RequestReservation {
  @Line({ label: 'your name', max: 120 })
  readonly customerName!: string;

  @MailAddress()
  readonly customerEmail!: string;

  @OptionalPhoneNumber()
  readonly customerPhone?: string | null;

  @NumberAsText()
  @OneOf(PARTY_SIZES, { sentence: NO_PARTY })
  readonly partySize!: PartySize;

  @ReadableText(A_DATE, DATE)
  readonly preferredDate!: string;

  @ReadableText(A_TIME, TIME)
  readonly preferredTime!: string;

  @OptionalText({ label: 'your special requests', max: 2000 })
  readonly specialRequests?: string | null;

  @EmptyAsNull()
  @OptionalOneOf(AREAS, { description: 'Preferred area, if the restaurant has areas.' })
  readonly area?: Area | null;

  @EmptyAsNull()
  @OptionalOneOf(RAIN_PLANS, { description: 'With the courtyard: what the guest wants in case of rain.' })
  readonly rainPlan?: RainPlan | null;

  @OptionalFlag({ default: 'false' })
  readonly emailOptIn?: FlagText;

  @OptionalFlag({ description: 'Whether the guest also wants text messages, if the restaurant can send them.' })
  readonly smsOptIn?: FlagText;

  @OptionalFlag({
    description: 'Joins the waitlist if the time is full and there is one; otherwise, an ordinary request.',
  })
  readonly joinsWaitlist?: FlagText;

  @OptionalAnyText('via must be text.', { description: 'Source of the visit, such as `card` in `/?via=card`.' })
  readonly via?: string | null;
}

/** @throws InvalidInput when the time is not a bookable slot. */
export function reservationRequestOf(body: RequestReservation, sendsTexts: boolean): ReservationRequest {
  return requestIn({
    ...body,
    preferredTime: slotOf(body.preferredTime),
    emailOptIn: body.emailOptIn === 'true',
    smsOptIn: body.smsOptIn === 'true' && sendsTexts,
    source: 'website',
    acquisitionSource: acquisitionSourceOf(body.via),
  });
}

const OUTCOMES = ['completed', 'no-show'] as const;

class ReplacedView extends OmitType(BookingView, ['area']) implements Replaced {
  @ApiProperty() id!: string;
  @ApiPropertyOptional({ enum: AREAS, nullable: true, type: String }) area?: Area | null;
  @ApiPropertyOptional({ description: 'Id of its entry in the guest’s calendar.' }) calendarId?: string;
}

export class ReservationView {
  @ApiProperty() id!: string;
  @ApiProperty() customerName!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null if staff entered the request without one.' })
  customerEmail!: string | null;
  @ApiProperty({ type: String, nullable: true }) customerPhone!: string | null;
  @ApiProperty({ enum: PARTY_SIZES }) partySize!: PartySize;
  @ApiProperty({ description: 'YYYY-MM-DD' }) preferredDate!: string;
  @ApiProperty({ enum: TIME_SLOTS, description: 'Imported visits may have any other time.' })
  preferredTime!: TimeSlot;
  @ApiProperty({ type: String, nullable: true }) specialRequests!: string | null;
  @ApiProperty({ enum: AREAS, nullable: true, type: String, description: 'Preferred or assigned area, if any.' })
  area!: Area | null;
  @ApiProperty({ enum: RAIN_PLANS, nullable: true, type: String, description: 'What the guest wants in case of rain.' })
  rainPlan!: RainPlan | null;
  @ApiProperty({ enum: ['true', 'false'] }) emailOptIn!: 'true' | 'false';
  @ApiProperty({ enum: ['true', 'false'], description: 'Whether the guest also wants text messages.' })
  smsOptIn!: 'true' | 'false';
  @ApiProperty({
    enum: SOURCES,
    description: 'The website’s form, how the guest contacted the restaurant, or an imported book.',
  })
  source!: Source;
  @ApiProperty({ enum: RESERVATION_STATUSES }) status!: ReservationStatus;
  @ApiProperty({ type: String, nullable: true }) adminNotes!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Reason for declining, as sent to the guest.' })
  declineReason!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'When the guest canceled.' }) cancelledAt!: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Announced delay in minutes.' })
  lateByMinutes!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'When the last reminder was sent.' })
  reminderSentAt!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'When the guest confirmed the visit.' })
  guestConfirmedAt!: string | null;
  @ApiProperty({ type: [OfferedTimeView], nullable: true, description: 'Alternative times offered by the restaurant.' })
  offeredTimes!: OfferedTimeView[] | null;
  @ApiProperty({ type: String, nullable: true, description: 'When the offered times expire.' })
  offeredUntil!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'When it joined the waitlist.' })
  waitlistedAt!: string | null;
  @ApiProperty({ description: 'Whether it goes first on the waitlist.' })
  hasWaitlistPriority!: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Deadline for the promised reply: 24 hours after the request, one hour before the visit, or closing time that day, whichever is earliest.',
  })
  answerBy!: string | null;
  @ApiProperty({
    type: ReplacedView,
    nullable: true,
    description: 'Reservation that this one replaces once confirmed.',
  })
  replaces!: ReplacedView | null;
  @ApiProperty({ enum: OUTCOMES, nullable: true, type: String }) outcome!: Outcome | null;
  @ApiProperty() statusUpdatedAt!: string;
  @ApiProperty({ type: String, nullable: true }) completedAt!: string | null;
  @ApiProperty() createdAt!: string;
  @ApiProperty() updatedAt!: string;
  @ApiProperty({ description: 'Increases with each change.' }) version!: number;
}

/** The response to the guest. */
export class RequestedView extends ReservationView {
  @ApiProperty({ required: false, description: 'URL of the guest’s reservation page, if there are such pages.' })
  guestPage?: string;
  @ApiProperty({ required: false, description: 'URL of an iCalendar file, if the reservation is confirmed.' })
  calendar?: string;
}

class MentionView implements Mention {
  @ApiProperty({ enum: MENTION_KINDS }) kind!: Mention['kind'];
  @ApiProperty({ example: 'Nuts' }) label!: string;
}

/** A reservation as staff see it. */
export class StaffReservationView extends ReservationView {
  @ApiProperty({
    type: [MentionView],
    description: 'What kitchen and service should know, found in special requests and notes.',
  })
  mentions!: MentionView[];
  @ApiProperty({ type: String, nullable: true, example: '4, 5', description: 'Assigned tables.' })
  tables!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'When the party left, if recorded.' })
  leftAt!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'uuid',
    description: 'Reservation that replaced this one or, for a change, with which it was canceled.',
  })
  replacedBy!: string | null;
}

/** Must match the JSON of the lists (reservation.schema.ts). */
export const staffReservationView = (reservation: Reservation): StaffReservationView => ({
  ...reservationView(reservation),
  mentions: [...reservation.mentions],
  tables: reservation.tables,
  leftAt: reservation.leftAt?.toISOString() ?? null,
  replacedBy: reservation.replacedBy,
});

export function reservationView({
  id,
  mentions: _,
  wasConfirmed: __,
  lastNotifiedAt: ___,
  acquisitionSource: ____,
  replacedBy: _____,
  stateBefore: ______,
  answeredAt: _______,
  tables: ________,
  leftAt: _________,
  ...reservation
}: Data<Reservation>): ReservationView {
  return {
    id,
    ...reservation,
    emailOptIn: reservation.emailOptIn ? 'true' : 'false',
    smsOptIn: reservation.smsOptIn ? 'true' : 'false',
    statusUpdatedAt: reservation.statusUpdatedAt.toISOString(),
    reminderSentAt: reservation.reminderSentAt?.toISOString() ?? null,
    guestConfirmedAt: reservation.guestConfirmedAt?.toISOString() ?? null,
    offeredTimes: reservation.offeredTimes && [...reservation.offeredTimes],
    offeredUntil: reservation.offeredUntil?.toISOString() ?? null,
    waitlistedAt: reservation.waitlistedAt?.toISOString() ?? null,
    cancelledAt: reservation.cancelledAt?.toISOString() ?? null,
    completedAt: reservation.completedAt?.toISOString() ?? null,
    answerBy: reservation.answerBy?.toISOString() ?? null,
    createdAt: reservation.createdAt.toISOString(),
    updatedAt: reservation.updatedAt.toISOString(),
  };
}
