import { addDays, dateIn, instantOf } from '../../../../kernel/calendar.js';
import type { Clock } from '../../../../kernel/clock.js';
import type { Restaurant } from '../../../../kernel/restaurant.js';
import type { Database } from '../../../../platform/persistence/database.js';

export interface ReservationAnalytics {
  /** Per cent of the resolved, one decimal. */
  completionRate: number;
  noShowRate: number;
  averagePartySize: number;
  totalReservations: number;
  completedReservations: number;
  noShowReservations: number;
  popularTimes: { time: string; count: number }[];
  dailyTrends: { date: string; completed: number; noShows: number; total: number }[];
}

/** $1 zone, $2 first day, $3 last day, $4 the first day's first instant. */
const STATEMENT = `
  with received as (
    select preferred_time, party_size, (created_at at time zone $1)::date as day
    from reservation_requests where created_at >= $4
  ), resolved as (
    select outcome, (completed_at at time zone $1)::date as day
    from reservation_requests where outcome is not null and completed_at >= $4
  ), times as (
    select preferred_time as time, count(*)::int as count from received group by preferred_time order by count(*) desc, preferred_time
  ), days as (
    select to_char(d, 'YYYY-MM-DD') as date,
      (select count(*)::int from resolved where day = d and outcome = 'completed') as completed,
      (select count(*)::int from resolved where day = d and outcome = 'no-show') as "noShows",
      (select count(*)::int from received where day = d) as total
    from generate_series($2::date, $3::date, interval '1 day') as d
  )
  select (select count(*)::int from received) as received,
    (select count(*)::int from resolved where outcome = 'completed') as completed,
    (select count(*)::int from resolved where outcome = 'no-show') as no_shows,
    (select coalesce(round(avg(replace(party_size, '+', '')::int), 1), 0)::float from received) as average_party_size,
    (select coalesce(json_agg(times), '[]') from times) as popular_times,
    (select json_agg(days order by date) from days) as daily_trends`;

interface Row {
  received: number;
  completed: number;
  no_shows: number;
  average_party_size: number;
  popular_times: ReservationAnalytics['popularTimes'];
  daily_trends: ReservationAnalytics['dailyTrends'];
}

export class ReservationAnalyticsQuery {
  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  /** Figures of the last days, today included, by the restaurant's calendar. */
  async read(days: number): Promise<ReservationAnalytics> {
    const { timeZone } = this.restaurant;
    const today = dateIn(timeZone, this.clock.now());
    const first = addDays(today, 1 - days);
    const [row] = await this.database.rows<Row>(STATEMENT, [
      timeZone,
      first,
      today,
      instantOf(first, '00:00', timeZone),
    ]);
    if (!row) throw new Error('An aggregate always has a row.');
    const resolved = row.completed + row.no_shows;
    return {
      completionRate: percent(row.completed, resolved),
      noShowRate: percent(row.no_shows, resolved),
      averagePartySize: row.average_party_size,
      totalReservations: row.received,
      completedReservations: row.completed,
      noShowReservations: row.no_shows,
      popularTimes: row.popular_times,
      dailyTrends: row.daily_trends,
    };
  }
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}
