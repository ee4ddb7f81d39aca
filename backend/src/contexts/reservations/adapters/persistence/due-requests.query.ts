import { Injectable } from '@nestjs/common';
import { addDays, dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Database } from '../../../../platform/persistence/database.js';
import { ANSWER_BY } from './answer-by.js';
import type { BookingDetails, ReservationRequest } from '../../domain/reservation.js';

const HOUR_MS = 3_600_000;
const SOON_DUE_MS = 6 * HOUR_MS;

/** A pending request. */
export interface DueRequest extends BookingDetails, Pick<ReservationRequest, 'customerName'> {
  readonly id: string;
  readonly createdAt: Date;
  /** The promised deadline. */
  readonly answerBy: Date;
}

export interface DueRequests {
  readonly requests: readonly DueRequest[];
  readonly total: number;
}

const STATEMENT = `select id, customer_name as "customerName", party_size as "partySize",
    preferred_date as "preferredDate", preferred_time as "preferredTime", created_at as "createdAt",
    ${ANSWER_BY} as "answerBy", count(*) over ()::int as total
  from reservation_requests where status = 'pending' and (${ANSWER_BY} <= $1 or preferred_date <= $2) and (offered_until is null or offered_until <= $4) and waits_since is null
  order by "answerBy", id limit $3`;

/** Requests close to their deadline, and those for today and tomorrow, except those with offered times or on the waitlist. */
@Injectable()
export class DueRequestsQuery {
  constructor(
    private readonly database: Database,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  /** Most urgent first. */
  async read(most: number): Promise<DueRequests> {
    const now = this.clock.now();
    const tomorrow = addDays(dateIn(this.restaurant.timeZone, now), 1);
    const rows = await this.database.query<(DueRequest & { total: number })[]>(STATEMENT, [
      new Date(now.getTime() + SOON_DUE_MS),
      tomorrow,
      most,
      now,
    ]);
    const requests = rows.map(({ total: _, ...request }) => request);
    return { requests, total: rows[0]?.total ?? 0 };
  }
}
