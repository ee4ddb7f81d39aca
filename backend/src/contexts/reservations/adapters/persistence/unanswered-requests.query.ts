import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { BookingDetails, Reservation } from '../../domain/reservation.js';
import { ANSWER_BY } from './answer-by.js';

export interface UnansweredRequest
  extends BookingDetails, Pick<Reservation, 'id' | 'customerName' | 'customerEmail' | 'specialRequests' | 'createdAt'> {
  /** The promised deadline. */
  readonly answerBy: Date;
  /** The event that recorded it. */
  readonly eventId: string;
}

export interface WaitingTime {
  /** Requests made before this are left out. */
  readonly since: Date;
  /** Share of the time until the deadline that has passed, from 0 to 1; more after the deadline. */
  readonly from: number;
  readonly below: number | null;
}

/** SQL for the time at which a share of the time for an answer has passed. */
const passed = (share: string) => `created_at + (${ANSWER_BY} - created_at) * ${share}::float8`;

const STATEMENT = `
  select request.id, customer_name as "customerName", customer_email as "customerEmail",
    special_requests as "specialRequests", party_size as "partySize", preferred_date as "preferredDate",
    preferred_time as "preferredTime", created_at as "createdAt", ${ANSWER_BY} as "answerBy", told.id as "eventId"
  from reservation_requests request
  join events told on told.subject_type = 'reservation' and told.subject_id = request.id::text
    and told.type in ('reservation.requested', 'reservation.entered')
  where status = 'pending' and offered_until is null and waits_since is null and created_at > $1
    and ${passed('$3')} <= $2 and ($4::float8 is null or ${passed('$4')} > $2)
  order by "answerBy", request.id limit $5`;

/** Requests without an answer; offering other times or a place on the waitlist is an answer. */
@Injectable()
export class UnansweredRequestsQuery {
  constructor(private readonly database: Database) {}

  /** Most urgent first. */
  read(now: Date, { since, from, below }: WaitingTime, most: number): Promise<UnansweredRequest[]> {
    return this.database.query<UnansweredRequest[]>(STATEMENT, [since, now, from, below, most]);
  }
}
