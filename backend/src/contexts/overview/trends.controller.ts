import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Controller, Get, Query } from '@nestjs/common';
import { addDays, dateIn, instantOf, mondayOf } from '../../kernel/calendar.js';
import { FromDigits, OptionalOneOf } from '../../platform/http/fields/index.js';
import { type MailTrend, EmailFiguresQuery } from '../email-marketing/index.js';
import { type ReservationTrend, ReservationNumbers } from '../reservations/index.js';
import { Clock } from '../../kernel/clock.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { Roles } from '../../platform/http/security/access.js';
import { ReadReplica } from '../../platform/persistence/read-replica.js';

/** Days in the restaurant's zone, both inclusive. */
interface Days {
  readonly first: string;
  readonly last: string;
}

/** The last `count` weeks from Monday to Sunday, ending with the week of `today`. */
export function weeksUntil(today: string, count: number): Days[] {
  const monday = mondayOf(today);
  return Array.from({ length: count }, (_, index) => {
    const first = addDays(monday, 7 * (index + 1 - count));
    return { first, last: addDays(first, 6) };
  });
}

/** This week up to today, and the previous week up to the same weekday. */
export function weekOnWeek(today: string): { current: Days; before: Days } {
  const first = mondayOf(today);
  return {
    current: { first, last: today },
    before: { first: addDays(first, -7), last: addDays(today, -7) },
  };
}

const TREND_WEEKS = [4, 8, 13] as const;

class TrendsQuery {
  @FromDigits()
  @OptionalOneOf(TREND_WEEKS, { default: 8, sentence: 'weeks must be 4, 8 or 13.' })
  readonly weeks: number = 8;
}

class TrendView implements ReservationTrend, MailTrend {
  @ApiProperty({ description: 'Guests who visited, without no-shows; a party of `10+` counts as 10.' }) covers!: number;
  @ApiProperty({ description: 'Parties that visited, without no-shows.' }) parties!: number;
  @ApiProperty({ description: 'Requests from the website, by phone, and at the door.' }) requests!: number;
  @ApiProperty({ description: 'Requests declined without ever being confirmed.' }) declined!: number;
  @ApiProperty({ description: 'Confirmed reservations that were canceled.' }) cancellations!: number;
  @ApiProperty({ description: 'Parties that did not come.' }) noShows!: number;
  @ApiProperty({ description: 'Marketing emails sent.' }) mailSent!: number;
  @ApiProperty({ description: 'Of these, opened by a person.' }) mailOpened!: number;
}

class WeekTrendView extends TrendView {
  @ApiProperty({ description: 'Monday of the week, YYYY-MM-DD.' }) weekStart!: string;
}

export class TrendsView {
  @ApiProperty({ type: [WeekTrendView], description: 'Whole weeks from Monday on; the current week is last.' })
  weeks!: WeekTrendView[];
  @ApiProperty({ description: 'The current week until today.' }) current!: TrendView;
  @ApiProperty({ description: 'The previous week until the same weekday.' }) before!: TrendView;
}

@ApiTags('overview')
@Controller('admin/trends')
@Roles('admin')
@ReadReplica()
export class TrendsController {
  constructor(
    private readonly reservations: ReservationNumbers,
    private readonly mails: EmailFiguresQuery,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOkResponse({ type: TrendsView })
  async read(@Query() { weeks: count }: TrendsQuery): Promise<TrendsView> {
    const today = dateIn(this.restaurant.timeZone, this.clock.now());
    const weeks = weeksUntil(today, count);
    const { current, before } = weekOnWeek(today);
    const [ofCurrent, ofBefore, ...ofWeeks] = await this.trends([current, before, ...weeks]);
    if (!ofCurrent || !ofBefore) throw new Error('Each period has its figures.');
    return {
      weeks: ofWeeks.map((trend, index) => ({ weekStart: weeks[index]?.first ?? '', ...trend })),
      current: ofCurrent,
      before: ofBefore,
    };
  }

  private async trends(periods: readonly Days[]): Promise<TrendView[]> {
    const midnight = (date: string) => instantOf(date, '00:00', this.restaurant.timeZone);
    const [reservations, mails] = await Promise.all([
      this.reservations.trends(periods),
      this.mails.trends(
        periods.map(({ first, last }) => ({ since: midnight(first), until: midnight(addDays(last, 1)) })),
      ),
    ]);
    return reservations.map((trend, index) => ({ ...trend, ...(mails[index] ?? { mailSent: 0, mailOpened: 0 }) }));
  }
}
