import { Injectable } from '@nestjs/common';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Database } from '../../../../platform/persistence/database.js';

/** Outcomes of one week's requests from one source. */
export interface RequestsByWayIn {
  /** The week's Monday, YYYY-MM-DD. */
  readonly week: string;
  readonly wayIn: string;
  /** Without deleted ones. */
  readonly sent: number;
  readonly confirmed: number;
  readonly arrived: number;
}

/** $1 zone, $2 first instant. A change of a table does not count as a request of its own. */
const STATEMENT = `
  select to_char(date_trunc('week', created_at at time zone $1), 'YYYY-MM-DD') as week, way_in as "wayIn", count(*)::int as sent,
    count(*) filter (where was_confirmed)::int as confirmed, count(*) filter (where outcome = 'completed')::int as arrived
  from reservation_requests
  where created_at >= $2 and way_in is not null and replaces is null
  group by 1, 2`;

/** Requests from the website by source. */
@Injectable()
export class RequestsByWayInQuery {
  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
  ) {}

  since(first: Date): Promise<RequestsByWayIn[]> {
    return this.database.query<RequestsByWayIn[]>(STATEMENT, [this.restaurant.timeZone, first]);
  }
}
