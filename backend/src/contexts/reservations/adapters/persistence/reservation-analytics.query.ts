import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '../../../../platform/persistence/database.js';
import { addDays, dateIn, instantOf } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { ANSWER_BY } from './request-deadlines.query.js';

export interface PromisedWeek {
  /** The week's Monday, YYYY-MM-DD. */
  readonly week: string;
  /** Requests from the website received that week, except those that can still be answered in time. */
  readonly requests: number;
  /** Number of those that were answered by the deadline. */
  readonly inTime: number;
}

/** $1 zone, $2 first instant, $3 now. Leaves out guests who canceled before an answer. Later outcomes make no difference. */
const ANSWERED_ON_TIME = `
  with asked as (
    select date_trunc('week', created_at at time zone $1) as week,
      ${ANSWER_BY} as answer_by,
      answered_at,
      status
    from reservation_requests request
    where created_at >= $2 and created_at <= $3 and source = 'website'
  )
  select to_char(week, 'YYYY-MM-DD') as week, count(*)::int as requests,
    count(*) filter (where answered_at <= answer_by)::int as "inTime"
  from asked
  where answered_at is not null or (status = 'pending' and answer_by < $3)
  group by week order by week`;

export interface ReservationAnalytics {
  /** Percentage of resolved visits, with one decimal. */
  completionRate: number;
  noShowRate: number;
  averagePartySize: number;
  totalReservations: number;
  completedReservations: number;
  noShowReservations: number;
  popularTimes: { time: string; count: number }[];
  dailyTrends: { date: string; completed: number; noShows: number; total: number }[];
  /** Weeks that overlap these days. */
  promise: PromisedWeek[];
  /** Totals of the preceding period of the same length. */
  before: Totals;
}

interface Totals {
  totalReservations: number;
  completedReservations: number;
  noShowReservations: number;
}

/** $1 zone, $2 first day, $3 last day, $4 the first day's first instant. */
const STATEMENT = `
  with received as materialized (
    select (created_at at time zone $1)::date as day, preferred_time, count(*)::int as count,
      sum(replace(party_size, '+', '')::int)::int as guests
    from reservation_requests where created_at >= $4 and created_at < $3::date + 2 group by 1, 2
  ), resolved as materialized (
    select (completed_at at time zone $1)::date as day, outcome, count(*)::int as count
    from reservation_requests
    where outcome is not null and completed_at >= $4 and completed_at < $3::date + 2 group by 1, 2
  ), received_by_day as (select day, sum(count)::int as count from received group by day
  ), times as (
    select preferred_time as time, sum(count)::int as count from received group by preferred_time
    order by sum(count) desc, preferred_time
  ), days as (
    select to_char(d, 'YYYY-MM-DD') as date, coalesce(c.count, 0) as completed, coalesce(n.count, 0) as "noShows",
      coalesce(r.count, 0) as total
    from generate_series($2::date, $3::date, interval '1 day') as d
      left join received_by_day r on r.day = d
      left join resolved c on c.day = d and c.outcome = 'completed'
      left join resolved n on n.day = d and n.outcome = 'no-show'
  )
  select (select coalesce(sum(count), 0)::int from received) as received,
    (select coalesce(sum(count), 0)::int from resolved where outcome = 'completed') as completed,
    (select coalesce(sum(count), 0)::int from resolved where outcome = 'no-show') as no_shows,
    (select coalesce(round(sum(guests)::numeric / sum(count), 1), 0)::float from received) as average_party_size,
    (select coalesce(json_agg(times), '[]') from times) as popular_times,
    (select json_agg(days order by date) from days) as daily_trends`;

/** From $1 (inclusive) to $2 (exclusive). */
const TOTALS = `
  select (select count(*)::int from reservation_requests where created_at >= $1 and created_at < $2) as "totalReservations",
    count(*) filter (where outcome = 'completed')::int as "completedReservations",
    count(*) filter (where outcome = 'no-show')::int as "noShowReservations"
  from reservation_requests where outcome is not null and completed_at >= $1 and completed_at < $2`;

/** Analytics over more rows than this are cached briefly; those of a typical bistro are always computed. */
const MANY_ROWS = 5_000;
const MAX_AGE_MS = 5_000;

interface Row {
  received: number;
  completed: number;
  no_shows: number;
  average_party_size: number;
  popular_times: ReservationAnalytics['popularTimes'];
  daily_trends: ReservationAnalytics['dailyTrends'];
}

@Injectable()
export class ReservationAnalyticsQuery {
  /** Used only above that number of rows. */
  private readonly cache = new LRUCache<number, ReservationAnalytics>({ max: 10, ttl: MAX_AGE_MS });

  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  /** Analytics of the last days, including today, in the restaurant's zone. */
  async read(days: number): Promise<ReservationAnalytics> {
    const known = this.cache.get(days);
    if (known) return known;
    const figures = await this.count(days);
    const { totalReservations, completedReservations, noShowReservations } = figures;
    if (totalReservations + completedReservations + noShowReservations > MANY_ROWS) this.cache.set(days, figures);
    return figures;
  }

  /** Share of guests answered by the promised deadline, per week. */
  answeredOnTime(since: Date, now: Date): Promise<PromisedWeek[]> {
    return this.database.query<PromisedWeek[]>(ANSWERED_ON_TIME, [this.restaurant.timeZone, since, now]);
  }

  private async count(days: number): Promise<ReservationAnalytics> {
    const { timeZone } = this.restaurant;
    const now = this.clock.now();
    const today = dateIn(timeZone, now);
    const first = addDays(today, 1 - days);
    const start = (day: string) => instantOf(day, '00:00', timeZone);
    const [row] = await this.database.query<Row[]>(STATEMENT, [timeZone, first, today, start(first)]);
    const [before] = await this.database.query<Totals[]>(TOTALS, [start(addDays(first, -days)), start(first)]);
    if (!row || !before) throw new Error('An aggregate always has a row.');
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
      promise: await this.answeredOnTime(start(first), now),
      before,
    };
  }
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}
