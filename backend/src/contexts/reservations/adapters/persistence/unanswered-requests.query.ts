import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { Booking, Reservation } from '../../domain/reservation.js';

export interface UnansweredRequest extends Booking, Pick<Reservation, 'id' | 'customerName' | 'createdAt'> {
  /** Of the event that told of it. */
  readonly eventId: string;
}

const STATEMENT = `
  select request.id, customer_name as "customerName", party_size as "partySize", preferred_date as "preferredDate",
    preferred_time as "preferredTime", created_at as "createdAt", told.id as "eventId"
  from reservation_requests request
  join events told on told.subject_type = 'reservation' and told.subject_id = request.id::text
    and told.type in ('reservation.requested', 'reservation.entered')
  where status = 'pending' and offered_until is null and waits_since is null and created_at > $1 and created_at <= $2
  order by created_at, request.id limit $3`;

/** Requests that were made between two instants and wait for their answer; to offer other times is one, and so is a place on the waiting list. */
@Injectable()
export class UnansweredRequestsQuery {
  constructor(private readonly database: Database) {}

  read(after: Date, until: Date, most: number): Promise<UnansweredRequest[]> {
    return this.database.query<UnansweredRequest[]>(STATEMENT, [after, until, most]);
  }
}
