import { Injectable } from '@nestjs/common';
import { addDays, dateIn } from '../../../../kernel/calendar.js';
import { Clock } from '../../../../kernel/clock.js';
import { Restaurant } from '../../../../kernel/restaurant.js';
import { Database } from '../../../../platform/persistence/database.js';
import type { BookingDetails, Reservation, ReservationRequest } from '../../domain/reservation.js';

/** SQL for the deadline of an answer; older requests without a stored one were promised 24 hours. */
export const ANSWER_BY = `coalesce(answer_by, created_at + interval '24 hours')`;

const HOUR_MS = 3_600_000;
const DUE_SOON_MS = 6 * HOUR_MS;

/** A pending request. */
interface DueRequest extends BookingDetails, Pick<ReservationRequest, 'customerName'> {
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
  async read(limit: number): Promise<DueRequests> {
    const now = this.clock.now();
    const tomorrow = addDays(dateIn(this.restaurant.timeZone, now), 1);
    const rows = await this.database.query<(DueRequest & { total: number })[]>(STATEMENT, [
      new Date(now.getTime() + DUE_SOON_MS),
      tomorrow,
      limit,
      now,
    ]);
    const requests = rows.map(({ total: _, ...request }) => request);
    return { requests, total: rows[0]?.total ?? 0 };
  }
}

export interface UnansweredRequest
  extends BookingDetails, Pick<Reservation, 'id' | 'customerName' | 'customerEmail' | 'specialRequests' | 'createdAt'> {
  /** The promised deadline. */
  readonly answerBy: Date;
  /** The event that recorded it. */
  readonly eventId: string;
}

interface WaitingTime {
  /** Requests made before this are left out. */
  readonly since: Date;
  /** Share of the time until the deadline that has passed, from 0 to 1; more after the deadline. */
  readonly from: number;
  readonly below: number | null;
}

/** SQL for the time at which a share of the time for an answer has passed. */
const passed = (share: string) => `created_at + (${ANSWER_BY} - created_at) * ${share}::float8`;

const UNANSWERED_REQUESTS = `
  select request.id, customer_name as "customerName", customer_email as "customerEmail",
    special_requests as "specialRequests", party_size as "partySize", preferred_date as "preferredDate",
    preferred_time as "preferredTime", created_at as "createdAt", ${ANSWER_BY} as "answerBy", event.id as "eventId"
  from reservation_requests request
  join events event on event.subject_type = 'reservation' and event.subject_id = request.id::text
    and event.type in ('reservation.requested', 'reservation.entered')
  where status = 'pending' and offered_until is null and waits_since is null and created_at > $1
    and ${passed('$3')} <= $2 and ($4::float8 is null or ${passed('$4')} > $2)
  order by "answerBy", request.id limit $5`;

/** Requests without an answer; offering other times or a place on the waitlist is an answer. */
@Injectable()
export class UnansweredRequestsQuery {
  constructor(private readonly database: Database) {}

  /** Most urgent first. */
  read(now: Date, { since, from, below }: WaitingTime, limit: number): Promise<UnansweredRequest[]> {
    return this.database.query<UnansweredRequest[]>(UNANSWERED_REQUESTS, [since, now, from, below, limit]);
  }
}
