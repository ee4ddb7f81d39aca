import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../kernel/ids.js';
import { Database } from '../../platform/persistence/database.js';
import { addDays, dateIn, instantOf, mondayOf } from '../../kernel/calendar.js';
import { Clock } from '../../kernel/clock.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { ReservationNumbers } from '../reservations/index.js';
import {
  type CountedBy,
  type Counts,
  type Metric,
  NOT_FOUND,
  type Step,
  type Visitor,
  type VisitorBook,
} from './analytics.service.js';
import { type Funnel, funnelOf, type FunnelRow } from './funnel.js';

export interface CountOfDay {
  readonly date: string;
  readonly metric: Metric;
  readonly metadata: CountedBy;
  readonly value: number;
}

@Injectable()
export class PgCounts implements Counts {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {}

  async add(day: string, metric: Metric, by: CountedBy): Promise<void> {
    await this.database.query(
      `insert into site_analytics (id, date, metric, metadata, value) values ($1, $2, $3, $4, 1)
       on conflict (date, metric, metadata) do update set value = site_analytics.value + 1`,
      [this.ids.next(), day, metric, JSON.stringify(by)],
    );
  }

  async namesOf(day: string, key: string): Promise<string[]> {
    const rows = await this.database.query<{ name: string }[]>(
      'select distinct metadata->>$2::text as name from site_analytics where date = $1 and metadata ? $2::text',
      [day, key],
    );
    return rows.map(({ name }) => name);
  }

  /** Events are remembered for 30 days. */
  async addOnce(eventId: string, day: string, metric: Metric): Promise<void> {
    await this.database.query(
      `with forgotten as (delete from counted_events where day < $2::date - 30), counted as (
         insert into counted_events (event_id, day) values ($1, $2) on conflict do nothing returning 1)
       insert into site_analytics (id, date, metric, metadata, value) select $3, $2, $4, '{}', 1 from counted
       on conflict (date, metric, metadata) do update set value = site_analytics.value + 1`,
      [eventId, day, this.ids.next(), metric],
    );
  }

  /** Adds counts for days that have none yet, such as sample data. */
  async load(counts: readonly CountOfDay[]): Promise<void> {
    await this.database.query(
      `insert into site_analytics (id, date, metric, metadata, value)
       select * from jsonb_to_recordset($1) as count (id uuid, date date, metric text, metadata jsonb, value integer)`,
      [JSON.stringify(counts.map((count) => ({ id: this.ids.next(), ...count })))],
    );
  }
}

/** Includes the current week. */
const WEEKS = 8;

type Counted = Pick<FunnelRow, 'week' | 'acquisitionSource' | 'landed' | 'menuSeen' | 'begun'>;

const STEPS = {
  landings: 'landed',
  menu_seen: 'menuSeen',
  reservation_started: 'begun',
} as const satisfies Record<Step, keyof Funnel>;

const SUMS = Object.entries(STEPS)
  .map(([metric, as]) => `(coalesce(sum(value) filter (where metric = '${metric}'), 0))::int as "${as}"`)
  .join(', ');
const METRICS = Object.keys(STEPS)
  .map((metric) => `'${metric}'`)
  .join(', ');

/** $1: the first day. Counts from before sources were recorded are left out. */
const STATEMENT = `
  select to_char(date_trunc('week', date), 'YYYY-MM-DD') as week, metadata->>'wayIn' as "acquisitionSource", ${SUMS}
  from site_analytics where metric in (${METRICS}) and date >= $1 and metadata ? 'wayIn'
  group by 1, 2`;

/** Counts how far the visits of the last weeks came, from page view to completed reservation. */
@Injectable()
export class FunnelQuery {
  constructor(
    private readonly database: Database,
    private readonly reservations: ReservationNumbers,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<FunnelRow[]> {
    const { timeZone } = this.restaurant;
    const first = addDays(mondayOf(dateIn(timeZone, this.clock.now())), 7 - 7 * WEEKS);
    const counted = await this.database.query<Counted[]>(STATEMENT, [first]);
    const requests = await this.reservations.requestsBySource(instantOf(first, '00:00', timeZone));
    return funnelOf([...counted, ...requests]);
  }
}

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

const MAX_SHOWN = 8;

const of = (metric: Metric) => `(select coalesce(sum(value), 0)::int from site_analytics where metric = '${metric}')`;
const topBy = (key: string, as: string) => `(select coalesce(json_agg(top), '[]') from (
  select metadata->>'${key}' as ${as}, sum(value)::int as views from recent
  where metric = 'page_views' and metadata ? '${key}' and metadata->>'path' <> '${NOT_FOUND}' group by 1 order by 2 desc, 1 limit ${String(MAX_SHOWN)}) top)`;
const sumOf = (metric: Metric) => `(coalesce(sum(value) filter (where metric = '${metric}'), 0))::int`;
const totals = (when: string) => `(select json_build_object('pageViews', ${sumOf('page_views')},
    'visitors', ${sumOf('unique_visitors')}, 'contactForms', ${sumOf('contact_forms')}) from site_analytics where ${when})`;

/** Parameters: $1 first day, $2 last day, $3 first day of the previous period of equal length. */
const SITE_FIGURES = `
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
    private readonly reservations: ReservationNumbers,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  /** Includes the last days up to today, by the restaurant's calendar. */
  async read(days: number): Promise<SiteFigures> {
    const today = dateIn(this.restaurant.timeZone, this.clock.now());
    const first = addDays(today, 1 - days);
    const former = addDays(first, -days);
    const [figures] = await this.database.query<SiteFigures[]>(SITE_FIGURES, [first, today, former]);
    if (!figures) throw new Error('A row of sums is always there.');
    const start = (day: string) => instantOf(day, '00:00', this.restaurant.timeZone);
    const requests = (from: string, until: string) => this.reservations.requestsOnWebsite(start(from), start(until));
    return {
      ...figures,
      current: { ...figures.current, reservations: await requests(first, addDays(today, 1)) },
      before: { ...figures.before, reservations: await requests(former, first) },
    };
  }
}

/** Stores a hash with the day's salt; salts and hashes of earlier days are deleted when a new day starts. */
@Injectable()
export class PgVisitorBook implements VisitorBook {
  constructor(private readonly database: Database) {}

  async enter(day: string, { address, userAgent }: Visitor): Promise<boolean> {
    const salt = (await this.saltOf(day)) ?? (await this.beginDay(day));
    const visitor = createHash('sha256').update(salt).update(`${address}\n${userAgent}`).digest();
    const added = await this.database.query(
      'insert into daily_visitors (day, visitor) values ($1, $2) on conflict do nothing returning day',
      [day, visitor],
    );
    return added.length > 0;
  }

  private async beginDay(day: string): Promise<Buffer> {
    await this.database.query('delete from visitor_salts where day < $1', [day]);
    await this.database.query('insert into visitor_salts (day, salt) values ($1, $2) on conflict do nothing', [
      day,
      randomBytes(32),
    ]);
    const salt = await this.saltOf(day);
    if (!salt) throw new Error('The salt of the day was just stored.');
    return salt;
  }

  private async saltOf(day: string): Promise<Buffer | null> {
    const [row] = await this.database.query<{ salt: Buffer }[]>('select salt from visitor_salts where day = $1', [day]);
    return row?.salt ?? null;
  }
}
