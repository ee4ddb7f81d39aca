import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Area, AREAS } from '../../domain/areas.js';
import type { OfferedTime } from '../../domain/other-times.js';
import { PARTY_SIZES, type PartySize } from '../../domain/party-size.js';
import type { BookingDetails } from '../../domain/reservation.js';
import { TIME_SLOTS, type TimeSlot } from '../../domain/time-slot.js';
import type { PromisedWeek, ReservationAnalytics } from '../persistence/reservation-analytics.query.js';
import type { BookedSlot } from '../persistence/open-reservations.query.js';
import type { ReservationSummary } from '../persistence/reservation-numbers.query.js';

export class BookingView implements BookingDetails {
  @ApiProperty({ description: 'YYYY-MM-DD' }) preferredDate!: string;
  @ApiProperty({ enum: TIME_SLOTS }) preferredTime!: TimeSlot;
  @ApiProperty({ enum: PARTY_SIZES }) partySize!: PartySize;
  @ApiProperty({ enum: AREAS, nullable: true, type: String }) area!: Area | null;
}

/** An alternative time. */
export class OfferedTimeView implements OfferedTime {
  @ApiProperty({ description: 'YYYY-MM-DD' }) preferredDate!: string;
  @ApiProperty({ enum: TIME_SLOTS }) preferredTime!: TimeSlot;
  @ApiPropertyOptional({ enum: AREAS, description: 'Area in which it is held, if the restaurant has areas.' })
  area?: Area;
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
