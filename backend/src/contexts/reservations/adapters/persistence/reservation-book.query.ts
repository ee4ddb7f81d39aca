import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';

/** A day's visits and requests, by the day of the visit. */
export interface ReportedDay {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly requests: number;
  /** Parties that came, walk-ins included. */
  readonly parties: number;
  /** Their guests; `10+` counts as 10. */
  readonly covers: number;
  readonly walkIns: number;
  readonly noShows: number;
  readonly noShowCovers: number;
  /** By guests, after the restaurant had confirmed. */
  readonly cancellations: number;
  readonly declined: number;
}

const COVERS = `replace(party_size, '+', '')::int`;

/** Imported ones are archived. */
const IS_DECLINED = `(status = 'declined' or status = 'archived' and outcome is null)`;

const REPORT = `
  select to_char(day, 'YYYY-MM-DD') as date,
    count(id) filter (where source <> 'door')::int as requests,
    count(id) filter (where outcome = 'completed')::int as parties,
    coalesce(sum(${COVERS}) filter (where outcome = 'completed'), 0)::int as covers,
    count(id) filter (where outcome = 'completed' and source = 'door')::int as "walkIns",
    count(id) filter (where outcome = 'no-show')::int as "noShows",
    coalesce(sum(${COVERS}) filter (where outcome = 'no-show'), 0)::int as "noShowCovers",
    count(id) filter (where ${IS_DECLINED} and cancelled_at is not null and was_confirmed)::int as cancellations,
    count(id) filter (where ${IS_DECLINED} and not was_confirmed)::int as declined
  from generate_series($1::date, $1::date + interval '1 month' - interval '1 day', interval '1 day') as day
  left join reservation_requests on preferred_date = to_char(day, 'YYYY-MM-DD') and replaced_by is null
  group by day order by day`;

/** A row of the exported book. */
export interface BookRow {
  readonly date: string;
  readonly time: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly partySize: string;
  readonly status: string;
  readonly source: string;
  readonly area: string | null;
  readonly tables: string | null;
  readonly specialRequests: string | null;
  readonly notes: string | null;
  readonly requestedAt: Date;
  readonly canceledAt: Date | null;
}

const BOOK = `
  select preferred_date as date, preferred_time as time, customer_name as name, customer_email as email,
    customer_phone as phone, party_size as "partySize", coalesce(outcome, case when ${IS_DECLINED} then 'declined' else status end) as status, source, area,
    table_numbers as tables, special_requests as "specialRequests", admin_notes as notes, created_at as "requestedAt",
    cancelled_at as "canceledAt"
  from reservation_requests
  where preferred_date >= $1 and preferred_date < to_char($1::date + interval '1 month', 'YYYY-MM-DD')
  order by preferred_date, preferred_time::time, id`;

/** A month of reservations for bookkeeping. */
@Injectable()
export class ReservationBookQuery {
  constructor(private readonly database: Database) {}

  /** @param firstDay YYYY-MM-01 */
  report(firstDay: string): Promise<ReportedDay[]> {
    return this.database.query<ReportedDay[]>(REPORT, [firstDay]);
  }

  /** @param firstDay YYYY-MM-01 */
  book(firstDay: string): Promise<BookRow[]> {
    return this.database.query<BookRow[]>(BOOK, [firstDay]);
  }
}
