import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import { ANSWER_BY } from './answer-by.js';

export interface PromisedWeek {
  /** The week's Monday, YYYY-MM-DD. */
  readonly week: string;
  /** Requests from the website received that week, except those that can still be answered in time. */
  readonly requests: number;
  /** Number of those that were answered by the deadline. */
  readonly inTime: number;
}

/** $1 zone, $2 first instant, $3 now. Leaves out guests who canceled before an answer. Later outcomes make no difference. */
const STATEMENT = `
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

/** Share of guests answered by the promised deadline, per week. */
@Injectable()
export class AnsweredOnTimeQuery {
  constructor(private readonly database: Database) {}

  read(timeZone: string, since: Date, now: Date): Promise<PromisedWeek[]> {
    return this.database.query<PromisedWeek[]>(STATEMENT, [timeZone, since, now]);
  }
}
