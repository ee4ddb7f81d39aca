import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import { ANSWER_BY } from './answer-by.js';

export interface PromisedWeek {
  /** Its Monday, YYYY-MM-DD. */
  readonly week: string;
  /** Requests of the website received in it, those aside that may still be answered in time. */
  readonly requests: number;
  /** Of these, answered by the deadline. */
  readonly inTime: number;
}

/** $1 zone, $2 the first instant, $3 now. Guests who gave up before an answer were owed none; what a visit became later changes nothing. */
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
