import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { addDays, dateIn, instantOf } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Roles } from '../../../../platform/http/security/access.js';
import { ReadReplica } from '../../../../platform/persistence/read-replica.js';
import { MailTrendsQuery } from '../../../email-marketing/index.js';
import { ReservationTrendsQuery } from '../../../reservations/index.js';
import { type Days, weekOnWeek, weeksUntil } from '../../domain/weeks.js';
import { TrendsQuery, TrendsView, type TrendView } from './trends.views.js';

@ApiTags('overview')
@Controller('admin/trends')
@Roles('admin')
@ReadReplica()
export class TrendsController {
  constructor(
    private readonly reservations: ReservationTrendsQuery,
    private readonly mails: MailTrendsQuery,
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
    if (!ofCurrent || !ofBefore) throw new Error('Each stretch of days has its figures.');
    return {
      weeks: ofWeeks.map((trend, index) => ({ weekStart: weeks[index]?.first ?? '', ...trend })),
      current: ofCurrent,
      before: ofBefore,
    };
  }

  private async trends(stretches: readonly Days[]): Promise<TrendView[]> {
    const midnight = (date: string) => instantOf(date, '00:00', this.restaurant.timeZone);
    const [reservations, mails] = await Promise.all([
      this.reservations.read(stretches),
      this.mails.read(
        stretches.map(({ first, last }) => ({ since: midnight(first), until: midnight(addDays(last, 1)) })),
      ),
    ]);
    return reservations.map((trend, index) => ({ ...trend, ...(mails[index] ?? { mailSent: 0, mailOpened: 0 }) }));
  }
}
