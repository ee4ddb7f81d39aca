import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { BookingDetails, ReservationStatus } from '../../domain/reservation.js';
import { RESERVATION, type ReservationEventType } from '../../domain/reservation.events.js';

/** A step of a request, as far as its event still has a payload. */
export interface RecordedStep {
  readonly type: ReservationEventType;
  /** 0 if the payload was pruned. */
  readonly version: number;
  readonly status: ReservationStatus | null;
  readonly formerBooking: Partial<BookingDetails> | null;
}

const STATEMENT = `
  select type, coalesce((payload->>'version')::integer, 0) as version, payload->>'status' as status,
    payload->'formerBooking' as "formerBooking"
  from events where subject_type = '${RESERVATION}' and subject_id = $1
  order by version, occurred_at, id`;

/** The history of one request. */
@Injectable()
export class ReservationEventsQuery {
  constructor(private readonly database: Database) {}

  /** Oldest first. */
  of(reservationId: string): Promise<RecordedStep[]> {
    return this.database.query<RecordedStep[]>(STATEMENT, [reservationId]);
  }
}
