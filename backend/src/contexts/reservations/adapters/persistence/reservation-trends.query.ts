import { Injectable } from '@nestjs/common';
import { addDays, instantOf } from '../../../../kernel/calendar.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Database } from '../../../../platform/persistence/database.js';

/** Days in the restaurant's zone, both inclusive. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

export interface ReservationTrend {
  /** Guests of these days, including future visits but not no-shows. */
  readonly covers: number;
  readonly parties: number;
  /** Requests made on these days, from any source. */
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
    where status in ('completed', 'no-show', 'archived') and preferred_date between first and last`;
const CAME = `outcome is distinct from 'no-show'`;

/**
 * $1 and $2: first and last days; $3 and $4: instants of their start and end. Declines have rows of their own, which
 * outlive undoing the decision and deleting the request.
 */
const STATEMENT = `
  select v.covers, v.parties, v.no_shows as "noShows", r.requests, d.declined, d.cancellations
  from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[]) with ordinality as days (first, last, since, until, place)
    cross join lateral (
      select coalesce(sum(replace(party_size, '+', '')::int) filter (where ${CAME}), 0)::int as covers,
        (count(*) filter (where ${CAME}))::int as parties, (count(*) filter (where outcome = 'no-show'))::int as no_shows
      from (${VISITS}) visits) v
    cross join lateral (
      select count(*)::int as requests from reservation_requests where created_at >= since and created_at < until) r
    cross join lateral (
      select (count(*) filter (where was_confirmed))::int as cancellations, (count(*) filter (where not was_confirmed))::int as declined
      from (
        select distinct on (reservation_id) was_confirmed from reservation_declines
        where declined_at >= since and declined_at < until order by reservation_id, declined_at desc) decided) d
  order by place`;

/** Statistics by week and other periods. */
@Injectable()
export class ReservationTrendsQuery {
  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
  ) {}

  /** One result per period, in the same order. */
  read(stretches: readonly Days[]): Promise<ReservationTrend[]> {
    const midnight = (date: string) => instantOf(date, '00:00', this.restaurant.timeZone);
    return this.database.query<ReservationTrend[]>(STATEMENT, [
      stretches.map(({ first }) => first),
      stretches.map(({ last }) => last),
      stretches.map(({ first }) => midnight(first)),
      stretches.map(({ last }) => midnight(addDays(last, 1))),
    ]);
  }
}
