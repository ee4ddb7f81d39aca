import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Database } from '../../../../platform/persistence/database.js';
import { addDays, dateIn, instantOf } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { counterOf } from '../../../../platform/persistence/counter-triggers.js';
import { RESERVATION_STATUSES } from '../../domain/reservation.js';
import { HISTORY_ROWS } from './reservation.schema.js';

/** Outcomes of one week's requests from one source. */
export interface RequestsBySource {
  /** The week's Monday, YYYY-MM-DD. */
  readonly week: string;
  readonly acquisitionSource: string;
  /** Without deleted ones. */
  readonly sent: number;
  readonly confirmed: number;
  readonly arrived: number;
}

/** $1 zone, $2 first instant. A change of a table does not count as a request of its own. */
const REQUESTS_BY_SOURCE = `
  select to_char(date_trunc('week', created_at at time zone $1), 'YYYY-MM-DD') as week, way_in as "acquisitionSource", count(*)::int as sent,
    count(*) filter (where was_confirmed)::int as confirmed, count(*) filter (where outcome = 'completed')::int as arrived
  from reservation_requests
  where created_at >= $2 and way_in is not null and replaces is null
  group by 1, 2`;

export interface ReservationSummary {
  pending: number;
  confirmed: number;
  confirmedToday: number;
  declined: number;
  completed: number;
  noShow: number;
  archived: number;
  total: number;
  history: number;
}

const of = (...statuses: readonly string[]) => counterOf('reservation_requests', ...statuses);

const RESERVATION_SUMMARY = `
  select ${of('pending')} as pending, ${of('confirmed')} as confirmed, ${of('declined')} as declined,
    (select count(*)::int from reservation_requests where status = 'confirmed' and preferred_date = $2) as "confirmedToday",
    ${of('completed')} as completed, ${of('no-show')} as "noShow", ${of('archived')} as archived,
    ${of(...RESERVATION_STATUSES)} as total, ${HISTORY_ROWS.replaceAll(':now', '$1')} as history`;

/** Days in the restaurant's zone, both inclusive. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

export interface ReservationTrend {
  /** Guests of these days, including future visits but not no-shows. */
  readonly covers: number;
  readonly parties: number;
  /** Requests made on these days, without those of an imported book. */
  readonly requests: number;
  /** Declined on these days without ever having been confirmed. */
  readonly declined: number;
  /** Declined on these days after having been confirmed. */
  readonly cancellations: number;
  /** No-shows on these days. */
  readonly noShows: number;
}

const VISITS = `select party_size, outcome from reservation_requests
    where status = 'confirmed' and preferred_date between first and last
  union all select party_size, outcome from reservation_requests
    where status in ('completed', 'no-show', 'archived') and outcome is not null and preferred_date between first and last`;
const CAME = `outcome is distinct from 'no-show'`;

/**
 * $1 and $2: first and last days; $3 and $4: instants of their start and end. Declines have rows of their own, which
 * outlive undoing the decision and deleting the request.
 */
const RESERVATION_TRENDS = `
  select v.covers, v.parties, v.no_shows as "noShows", r.requests, d.declined, d.cancellations
  from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[]) with ordinality as days (first, last, since, until, place)
    cross join lateral (
      select coalesce(sum(replace(party_size, '+', '')::int) filter (where ${CAME}), 0)::int as covers,
        (count(*) filter (where ${CAME}))::int as parties, (count(*) filter (where outcome = 'no-show'))::int as no_shows
      from (${VISITS}) visits) v
    cross join lateral (
      select count(*)::int as requests from reservation_requests
      where created_at >= since and created_at < until and source <> 'import') r
    cross join lateral (
      select (count(*) filter (where was_confirmed))::int as cancellations, (count(*) filter (where not was_confirmed))::int as declined
      from (
        select distinct on (reservation_id) was_confirmed from reservation_declines
        where declined_at >= since and declined_at < until order by reservation_id, declined_at desc) decided) d
  order by place`;

/** Counts of reservations for the screens that show figures. */
@Injectable()
export class ReservationNumbers {
  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  async summary(): Promise<ReservationSummary> {
    const now = this.clock.now();
    const [summary] = await this.database.query<ReservationSummary[]>(RESERVATION_SUMMARY, [
      now,
      dateIn(this.restaurant.timeZone, now),
    ]);
    if (!summary) throw new Error('A row of sums is always there.');
    return summary;
  }

  /** One result per period, in the same order. */
  trends(periods: readonly Days[]): Promise<ReservationTrend[]> {
    const midnight = (date: string) => instantOf(date, '00:00', this.restaurant.timeZone);
    return this.database.query<ReservationTrend[]>(RESERVATION_TRENDS, [
      periods.map(({ first }) => first),
      periods.map(({ last }) => last),
      periods.map(({ first }) => midnight(first)),
      periods.map(({ last }) => midnight(addDays(last, 1))),
    ]);
  }

  /** Requests from the website by source. */
  requestsBySource(since: Date): Promise<RequestsBySource[]> {
    return this.database.query<RequestsBySource[]>(REQUESTS_BY_SOURCE, [this.restaurant.timeZone, since]);
  }

  /** Requests that guests sent on the website, from one instant (inclusive) to another (exclusive). */
  async requestsOnWebsite(since: Date, until: Date): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      `select count(*)::int as count from reservation_requests where source = 'website' and created_at >= $1 and created_at < $2`,
      [since, until],
    );
    return row?.count ?? 0;
  }
}
