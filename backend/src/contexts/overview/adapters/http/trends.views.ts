import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { OptionalOneOf } from '../../../../platform/http/fields/index.js';
import type { MailTrend } from '../../../email-marketing/index.js';
import type { ReservationTrend } from '../../../reservations/index.js';

const TREND_WEEKS = [4, 8, 13] as const;

export class TrendsQuery {
  @Type(() => Number)
  @OptionalOneOf(TREND_WEEKS, { default: 8, sentence: 'weeks must be 4, 8 or 13.' })
  readonly weeks: number = 8;
}

export class TrendView implements ReservationTrend, MailTrend {
  @ApiProperty({ description: 'Guests of its visits, without no-shows; ten for a table of 10+.' }) covers!: number;
  @ApiProperty({ description: 'Tables of its visits, without no-shows.' }) parties!: number;
  @ApiProperty({ description: 'Asked for by website, telephone and at the door.' }) requests!: number;
  @ApiProperty({ description: 'Requests declined that had never been confirmed.' }) declined!: number;
  @ApiProperty({ description: 'Requests declined that had been confirmed before.' }) cancellations!: number;
  @ApiProperty({ description: 'Visits to which nobody came.' }) noShows!: number;
  @ApiProperty({ description: 'Marketing mails that left.' }) mailSent!: number;
  @ApiProperty({ description: 'Of these, opened by a person since.' }) mailOpened!: number;
}

export class WeekTrendView extends TrendView {
  @ApiProperty({ description: 'Its Monday, YYYY-MM-DD.' }) weekStart!: string;
}

export class TrendsView {
  @ApiProperty({ type: [WeekTrendView], description: 'Whole weeks from Monday on, the running one last.' })
  weeks!: WeekTrendView[];
  @ApiProperty({ description: 'The running week until today.' }) current!: TrendView;
  @ApiProperty({ description: 'The week before until the same weekday.' }) before!: TrendView;
}
