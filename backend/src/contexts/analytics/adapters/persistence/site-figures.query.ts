import { Injectable } from '@nestjs/common';
import { addDays, dateIn, instantOf } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Database } from '../../../../platform/persistence/database.js';
import { WebsiteRequestsQuery } from '../../../reservations/index.js';
import { NOT_FOUND } from '../../domain/analytics.service.js';
import type { Metric } from '../../domain/metric.js';

export interface SiteFigures {
  /** Since records began. */
  pageViews: number;
  reservations: number;
  contactForms: number;
  /** Of the period, like all fields below. */
  topPages: { path: string; views: number }[];
  referrers: { host: string; views: number }[];
  dailyTrends: { date: string; views: number; visitors: number }[];
  current: SiteTotals;
  /** Totals of the preceding period of the same length. */
  before: SiteTotals;
}

export interface SiteTotals {
  pageViews: number;
  visitors: number;
  /** Requests from the website, counted like in reservation analytics. */
  reservations: number;
  contactForms: number;
}

const MOST_SHOWN = 8;

const of = (metric: Metric) => `(select coalesce(sum(value), 0)::int from site_analytics where metric = '${metric}')`;
const topBy = (key: string, as: string) => `(select coalesce(json_agg(top), '[]') from (
  select metadata->>'${key}' as ${as}, sum(value)::int as views from recent
  where metric = 'page_views' and metadata ? '${key}' and metadata->>'path' <> '${NOT_FOUND}' group by 1 order by 2 desc, 1 limit ${String(MOST_SHOWN)}) top)`;
const sumOf = (metric: Metric) => `(coalesce(sum(value) filter (where metric = '${metric}'), 0))::int`;
const totals = (when: string) => `(select json_build_object('pageViews', ${sumOf('page_views')},
    'visitors', ${sumOf('unique_visitors')}, 'contactForms', ${sumOf('contact_forms')}) from site_analytics where ${when})`;

/** Parameters: $1 first day, $2 last day, $3 first day of the previous period of equal length. */
const STATEMENT = `
  with recent as materialized (
    select date, metric, metadata, value from site_analytics
    where metric in ('page_views', 'unique_visitors') and date between $1 and $2
  ), counted as (
    select date, ${sumOf('page_views')} as views, ${sumOf('unique_visitors')} as visitors from recent group by date
  )
  select ${of('page_views')} as "pageViews", ${of('reservation_sent')} as reservations,
    ${of('contact_forms')} as "contactForms",
    ${topBy('path', 'path')} as "topPages", ${topBy('referrerHost', 'host')} as referrers,
    (select json_agg(json_build_object('date', to_char(day, 'YYYY-MM-DD'), 'views', coalesce(views, 0),
        'visitors', coalesce(visitors, 0)) order by day)
      from generate_series($1::date, $2::date, interval '1 day') as day left join counted on date = day) as "dailyTrends",
    ${totals('date between $1 and $2')} as current, ${totals('date >= $3 and date < $1')} as before`;

/** Statistics of the website. */
@Injectable()
export class SiteFiguresQuery {
  constructor(
    private readonly database: Database,
    private readonly requests: WebsiteRequestsQuery,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  /** With those of the last days, today included, by the restaurant's calendar. */
  async read(days: number): Promise<SiteFigures> {
    const today = dateIn(this.restaurant.timeZone, this.clock.now());
    const first = addDays(today, 1 - days);
    const former = addDays(first, -days);
    const [figures] = await this.database.query<SiteFigures[]>(STATEMENT, [first, today, former]);
    if (!figures) throw new Error('A row of sums is always there.');
    const start = (day: string) => instantOf(day, '00:00', this.restaurant.timeZone);
    const requests = (from: string, until: string) => this.requests.count(start(from), start(until));
    return {
      ...figures,
      current: { ...figures.current, reservations: await requests(first, addDays(today, 1)) },
      before: { ...figures.before, reservations: await requests(former, first) },
    };
  }
}
