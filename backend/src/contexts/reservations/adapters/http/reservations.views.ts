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
  @ApiPropertyOptional({ enum: AREAS, description: 'Where it is kept, where the house has areas.' }) area?: Area;
}

export class ReservationView {
  @ApiProperty() id!: string;
  @ApiProperty() customerName!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null where the house entered the request without one.' })
  customerEmail!: string | null;
  @ApiProperty({ type: String, nullable: true }) customerPhone!: string | null;
  @ApiProperty({ enum: PARTY_SIZES }) partySize!: PartySize;
  @ApiProperty({ description: 'YYYY-MM-DD' }) preferredDate!: string;
  @ApiProperty({ enum: TIME_SLOTS, description: 'Imported visits may have any other time.' })
  preferredTime!: TimeSlot;
  @ApiProperty({ type: String, nullable: true }) specialRequests!: string | null;
  @ApiProperty({ enum: AREAS, nullable: true, type: String, description: 'Where the party sits, where that is said.' })
  area!: Area | null;
  @ApiProperty({ enum: RAIN_PLANS, nullable: true, type: String, description: 'When the courtyard cannot be used.' })
  rainPlan!: RainPlan | null;
  @ApiProperty({ enum: ['true', 'false'] }) emailOptIn!: 'true' | 'false';
  @ApiProperty({ enum: ['true', 'false'], description: 'Whether the guest wants answers as text messages too.' })
  smsOptIn!: 'true' | 'false';
  @ApiProperty({
    enum: SOURCES,
    description: 'The website’s form, how the guest contacted the restaurant, or an imported book.',
  })
  source!: Source;
  @ApiProperty({ enum: RESERVATION_STATUSES }) status!: ReservationStatus;
  @ApiProperty({ type: String, nullable: true }) adminNotes!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'What the guest was told beside a decline.' })
  declineReason!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'When the guest gave it up.' }) cancelledAt!: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'By how many minutes the guest says to be late.' })
  lateByMinutes!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'When the guest was last reminded of the visit.' })
  reminderSentAt!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'When the guest answered to be coming.' })
  guestConfirmedAt!: string | null;
  @ApiProperty({ type: [OfferedTimeView], nullable: true, description: 'What the house has offered instead.' })
  offeredTimes!: OfferedTimeView[] | null;
  @ApiProperty({ type: String, nullable: true, description: 'Until when the guest may take one of these times.' })
  offeredUntil!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Since when it waits for seats of a full half hour.' })
  waitlistedAt!: string | null;
  @ApiProperty({ description: 'Whether the house has put it before the others who wait.' })
  hasWaitlistPriority!: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Until when the guest is promised an answer: 24 hours after the request, an hour before the visit or closing time of its day, whichever is earliest.',
  })
  answerBy!: string | null;
  @ApiProperty({
    type: ReplacedView,
    nullable: true,
    description: 'What the guest gives up when this one is confirmed.',
  })
  replaces!: ReplacedView | null;
  @ApiProperty({ enum: OUTCOMES, nullable: true, type: String }) outcome!: Outcome | null;
  @ApiProperty() statusUpdatedAt!: string;
  @ApiProperty({ type: String, nullable: true }) completedAt!: string | null;
  @ApiProperty() createdAt!: string;
  @ApiProperty() updatedAt!: string;
  @ApiProperty({ description: 'Grows with each change.' }) version!: number;
}

/** The response to the guest. */
export class RequestedView extends ReservationView {
  @ApiProperty({ required: false, description: 'The page of the table, where the house has such pages.' })
  guestPage?: string;
  @ApiProperty({ required: false, description: 'Address of an iCalendar file, where the table is confirmed.' })
  calendar?: string;
}

class MentionView implements Mention {
  @ApiProperty({ enum: MENTION_KINDS }) kind!: Mention['kind'];
  @ApiProperty({ example: 'Nuts' }) label!: string;
}

/** A reservation as staff see it. */
export class StaffReservationView extends ReservationView {
  @ApiProperty({ type: [MentionView], description: 'What special requests and notes tell kitchen and service.' })
  mentions!: MentionView[];
  @ApiProperty({ type: String, nullable: true, example: '4, 5', description: 'The numbers of its tables.' })
  tables!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'When the party left, if that was recorded.' })
  leftAt!: string | null;
}

/** Must match the JSON of the lists (reservation.lists.ts). */
export const staffReservationView = (reservation: Reservation): StaffReservationView => ({
  ...reservationView(reservation),
  mentions: [...reservation.mentions],
  tables: reservation.tables,
  leftAt: reservation.leftAt?.toISOString() ?? null,
});

export function reservationView({
  id,
  mentions: _,
  wasConfirmed: __,
  lastNotifiedAt: ___,
  wayIn: ____,
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
  @ApiProperty({ description: 'Confirmed visits on the restaurant’s today.' }) confirmedToday!: number;
  @ApiProperty() declined!: number;
  @ApiProperty() completed!: number;
  @ApiProperty() noShow!: number;
  @ApiProperty() archived!: number;
  @ApiProperty({ description: 'All time.' }) total!: number;
  @ApiProperty({ description: 'Rows of the archive list.' }) history!: number;
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
  @ApiProperty({ description: 'Its Monday, YYYY-MM-DD.' }) week!: string;
  @ApiProperty({ description: 'Of the website; those aside that may still be answered in time.' }) requests!: number;
  @ApiProperty({ description: 'Answered by the deadline that the guest was promised.' }) inTime!: number;
}

class TotalsView {
  @ApiProperty() totalReservations!: number;
  @ApiProperty() completedReservations!: number;
  @ApiProperty() noShowReservations!: number;
}

export class ReservationAnalyticsView implements ReservationAnalytics {
  @ApiProperty({ description: 'Per cent of the resolved.' }) completionRate!: number;
  @ApiProperty({ description: 'Per cent of the resolved.' }) noShowRate!: number;
  @ApiProperty() averagePartySize!: number;
  @ApiProperty() totalReservations!: number;
  @ApiProperty() completedReservations!: number;
  @ApiProperty() noShowReservations!: number;
  @ApiProperty({ type: [PopularTimeView] }) popularTimes!: PopularTimeView[];
  @ApiProperty({ type: [DailyTrendView] }) dailyTrends!: DailyTrendView[];
  @ApiProperty({ type: [PromisedWeekView] }) promise!: PromisedWeekView[];
  @ApiProperty({ type: TotalsView, description: 'The same totals of as many days before.' }) before!: TotalsView;
}
