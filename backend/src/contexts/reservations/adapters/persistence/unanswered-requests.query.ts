import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { BookingDetails, Reservation } from '../../domain/reservation.js';
import { ANSWER_BY } from './answer-by.js';

export interface UnansweredRequest
  extends BookingDetails, Pick<Reservation, 'id' | 'customerName' | 'customerEmail' | 'specialRequests' | 'createdAt'> {
  /** Until when the guest is promised an answer. */
  readonly answerBy: Date;
  /** Of the event that told of it. */
  readonly eventId: string;
}

export interface WaitingTime {
  /** Requests made before this are left out. */
  readonly since: Date;
  /** How much of the time until the deadline has passed, from 0 to 1; a request past its deadline has more. */
  readonly from: number;
  readonly below: number | null;
}

/** SQL for the moment at which a share of the time for an answer has passed. */
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

/** Requests that wait for their answer; to offer other times is one, and so is a place on the waiting list. */
@Injectable()
export class UnansweredRequestsQuery {
  constructor(private readonly database: Database) {}

  /** The most urgent first. */
  read(now: Date, { since, from, below }: WaitingTime, most: number): Promise<UnansweredRequest[]> {
    return this.database.query<UnansweredRequest[]>(STATEMENT, [since, now, from, below, most]);
  }
}
