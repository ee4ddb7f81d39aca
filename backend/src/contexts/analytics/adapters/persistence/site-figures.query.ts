import { Injectable } from '@nestjs/common';
import { addDays, dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Database } from '../../../../platform/persistence/database.js';
import type { Metric } from '../../domain/metric.js';

export interface SiteFigures {
  /** Since the first day. */
  pageViews: number;
  reservations: number;
  contactForms: number;
  /** Of the last 30 days. */
  topPages: { path: string; views: number }[];
  referrers: { host: string; views: number }[];
  dailyTrends: { date: string; views: number; visitors: number }[];
}

const DAYS = 30;
const MOST_SHOWN = 8;

const of = (metric: Metric) => `(select coalesce(sum(value), 0)::int from site_analytics where metric = '${metric}')`;
const topBy = (key: string, as: string) => `(select coalesce(json_agg(top), '[]') from (
  select metadata->>'${key}' as ${as}, sum(value)::int as views from recent
  where metric = 'page_views' and metadata ? '${key}' group by 1 order by 2 desc, 1 limit ${String(MOST_SHOWN)}) top)`;
const daily = (metric: Metric) =>
  `coalesce((select sum(value)::int from recent where date = day and metric = '${metric}'), 0)`;

/** $1 first day, $2 last day. */
const STATEMENT = `
  with recent as materialized (
    select date, metric, metadata, value from site_analytics
    where metric in ('page_views', 'unique_visitors') and date between $1 and $2
  )
  select ${of('page_views')} as "pageViews", ${of('reservation_sent')} as reservations,
    ${of('contact_forms')} as "contactForms",
    ${topBy('path', 'path')} as "topPages", ${topBy('referrerHost', 'host')} as referrers,
    (select json_agg(json_build_object('date', to_char(day, 'YYYY-MM-DD'), 'views', ${daily('page_views')},
        'visitors', ${daily('unique_visitors')}) order by day)
      from generate_series($1::date, $2::date, interval '1 day') as day) as "dailyTrends"`;

/** What was counted on the website. */
@Injectable()
export class SiteFiguresQuery {
  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<SiteFigures> {
    const today = dateIn(this.restaurant.timeZone, this.clock.now());
    const [figures] = await this.database.query<SiteFigures[]>(STATEMENT, [addDays(today, 1 - DAYS), today]);
    if (!figures) throw new Error('A row of sums is always there.');
    return figures;
  }
}
