import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import type { Data } from '../../../../kernel/data.js';
import { type Area, AREAS, RAIN_PLANS, type RainPlan } from '../../domain/areas.js';
import { type Mention, MENTION_KINDS } from '../../domain/mentions.js';
import type { OfferedTime } from '../../domain/other-times.js';
import { PARTY_SIZES, type PartySize } from '../../domain/party-size.js';
import {
  type BookingDetails,
  type Outcome,
  type Replaced,
  type Reservation,
  RESERVATION_STATUSES,
  type ReservationStatus,
  type Source,
  SOURCES,
} from '../../domain/reservation.js';
import { TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';
import type { PromisedWeek, ReservationAnalytics } from '../persistence/reservation-analytics.query.js';
import type { BookedSlot } from '../persistence/open-reservations.query.js';
import type { ReservationSummary } from '../persistence/reservation-numbers.query.js';

const OUTCOMES = ['completed', 'no-show'] as const;

export class BookingView implements BookingDetails {
  @ApiProperty({ description: 'YYYY-MM-DD' }) preferredDate!: string;
  @ApiProperty({ enum: TIME_SLOTS }) preferredTime!: TimeSlot;
  @ApiProperty({ enum: PARTY_SIZES }) partySize!: PartySize;
  @ApiProperty({ enum: AREAS, nullable: true, type: String }) area!: Area | null;
}

class ReplacedView extends OmitType(BookingView, ['area']) implements Replaced {
  @ApiProperty() id!: string;
  @ApiPropertyOptional({ enum: AREAS, nullable: true, type: String }) area?: Area | null;
}

/** An alternative time. */
export class OfferedTimeView implements OfferedTime {
  @ApiProperty({ description: 'YYYY-MM-DD' }) preferredDate!: string;
  @ApiProperty({ enum: TIME_SLOTS }) preferredTime!: TimeSlot;
  @ApiPropertyOptional({ enum: AREAS, description: 'Area in which it is held, if the restaurant has areas.' })
  area?: Area;
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

export class ReservationSummaryView implements ReservationSummary {
  @ApiProperty() pending!: number;
  @ApiProperty() confirmed!: number;
  @ApiProperty({ description: 'Confirmed visits today.' }) confirmedToday!: number;
  @ApiProperty() declined!: number;
  @ApiProperty() completed!: number;
  @ApiProperty() noShow!: number;
  @ApiProperty() archived!: number;
  @ApiProperty({ description: 'Of all time.' }) total!: number;
  @ApiProperty({ description: 'Number of rows in the archive list.' }) history!: number;
}

export class BookedSlotView implements BookedSlot {
  @ApiProperty({ description: 'YYYY-MM-DD' }) preferredDate!: string;
  @ApiProperty({ enum: TIME_SLOTS }) preferredTime!: TimeSlot;
  @ApiProperty({ description: 'Pending and confirmed requests.' }) parties!: number;
  @ApiProperty({ description: 'A party of 10+ counts as 10.' }) guests!: number;
}

class PopularTimeView {
  @ApiProperty() time!: string;
  @ApiProperty() count!: number;
}

class DailyTrendView {
  @ApiProperty({ description: 'YYYY-MM-DD' }) date!: string;
  @ApiProperty() completed!: number;
  @ApiProperty() noShows!: number;
  @ApiProperty() total!: number;
}

class PromisedWeekView implements PromisedWeek {
  @ApiProperty({ description: 'Monday of the week, YYYY-MM-DD.' }) week!: string;
  @ApiProperty({ description: 'Requests from the website, without those that can still be answered in time.' })
  requests!: number;
  @ApiProperty({ description: 'Requests answered by the promised deadline.' }) inTime!: number;
}

class TotalsView {
  @ApiProperty() totalReservations!: number;
  @ApiProperty() completedReservations!: number;
  @ApiProperty() noShowReservations!: number;
}

export class ReservationAnalyticsView implements ReservationAnalytics {
  @ApiProperty({ description: 'Percentage of resolved reservations.' }) completionRate!: number;
  @ApiProperty({ description: 'Percentage of resolved reservations.' }) noShowRate!: number;
  @ApiProperty() averagePartySize!: number;
  @ApiProperty() totalReservations!: number;
  @ApiProperty() completedReservations!: number;
  @ApiProperty() noShowReservations!: number;
  @ApiProperty({ type: [PopularTimeView] }) popularTimes!: PopularTimeView[];
  @ApiProperty({ type: [DailyTrendView] }) dailyTrends!: DailyTrendView[];
  @ApiProperty({ type: [PromisedWeekView] }) promise!: PromisedWeekView[];
  @ApiProperty({ type: TotalsView, description: 'The same totals for the preceding period of equal length.' })
  before!: TotalsView;
}
