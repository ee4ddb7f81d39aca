import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import type { BookingDetails, Reservation, ReservationStatus } from '../../domain/reservation.js';
import { Clock } from '../../../../kernel/clock.js';
import { RESERVATION, type ReservationEventType } from '../../domain/reservation.events.js';
import { ReservationSchema } from './reservation.schema.js';

/** Reads the current state of a request and locks it until the unit of work ends. */
@Injectable()
export class CurrentReservation {
  private readonly reservations: TrackedRepository<Reservation>;

  constructor(database: Database) {
    this.reservations = database.getRepository(ReservationSchema);
  }

  /** The complete current reservation, without a lock. */
  read(id: string): Promise<Reservation | null> {
    return this.reservations.findOneBy({ id });
  }

  /** Null if the request was deleted, which is possible only for declined ones. */
  find(
    id: string,
  ): Promise<
    (Pick<Reservation, 'status' | 'area' | 'offeredUntil' | 'waitlistedAt' | 'answerBy'> & BookingDetails) | null
  > {
    return this.reservations.findOne({
      select: {
        id: true,
        status: true,
        area: true,
        preferredDate: true,
        preferredTime: true,
        partySize: true,
        offeredUntil: true,
        waitlistedAt: true,
        answerBy: true,
      },
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }
}

/** Whether the address and number of a request are confirmed to be the guest's own. */
@Injectable()
export class ConfirmedContacts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Records that the emailed link was opened. */
  async noteOpened(reservationId: string): Promise<void> {
    await this.database.query(
      'insert into opened_mailed_links (reservation_id, opened_at) values ($1, $2) on conflict do nothing',
      [reservationId, this.clock.now()],
    );
  }

  /** True if the emailed link was opened, or a staff member has entered, decided or changed the request. */
  async isConfirmed(reservationId: string): Promise<boolean> {
    const [found] = await this.database.query<{ isConfirmed: boolean }[]>(
      `select exists (select from opened_mailed_links where reservation_id = $1)
         or exists (select from events where subject_type = '${RESERVATION}' and subject_id = $1::text and actor is not null)
         as "isConfirmed"`,
      [reservationId],
    );
    return found?.isConfirmed ?? false;
  }
}

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
