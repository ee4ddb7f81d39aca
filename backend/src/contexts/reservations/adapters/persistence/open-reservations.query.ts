import { Injectable } from '@nestjs/common';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { Database } from '../../../../platform/persistence/database.js';
import type { Reservation } from '../../domain/reservation.js';
import { ReservationSchema } from './reservation.schema.js';

/** How many parties and guests expect a table at one time. */
export interface BookedSlot extends Pick<Reservation, 'preferredDate' | 'preferredTime'> {
  readonly parties: number;
  /** `10+` counts as 10. */
  readonly guests: number;
}

/** For any day; uses a partial index. */
const OFFERED = 'reservation.offeredUntil is not null';
const IS_HERE = `reservation.status = 'completed' and reservation.leftAt is null`;

/** Pending and confirmed requests of a day; uses a partial index. */
@Injectable()
export class OpenReservationsQuery {
  private readonly reservations: Pick<Repository<Reservation>, 'createQueryBuilder'>;

  constructor(private readonly database: Database) {
    this.reservations = database.getRepository(ReservationSchema);
  }

  /** Times from a day on that pending or confirmed requests are for, in order. @param from YYYY-MM-DD */
  bookedSlots(from: string): Promise<BookedSlot[]> {
    return this.database.query<BookedSlot[]>(
      `select preferred_date as "preferredDate", preferred_time as "preferredTime", count(*)::int as parties,
         sum(replace(party_size, '+', '')::int)::int as guests
       from reservation_requests where status in ('pending', 'confirmed') and preferred_date >= $1
       group by preferred_date, preferred_time, visit_at order by visit_at`,
      [from],
    );
  }

  /** @param from YYYY-MM-DD */
  pendingFrom(from: string): Promise<Reservation[]> {
    return this.reservations
      .createQueryBuilder('reservation')
      .where(`reservation.status = 'pending' and reservation.preferredDate >= :from`, { from })
      .getMany();
  }

  /** No event: nothing happened to the request that anyone must hear about. */
  async bringDeadlineForward(id: string, answerBy: Date): Promise<void> {
    await this.database.query(
      `update reservation_requests set answer_by = $2 where id = $1 and status = 'pending' and answer_by > $2`,
      [id, answerBy],
    );
  }

  on(date: string): Promise<Reservation[]> {
    return this.ofDay(date).getMany();
  }

  /** Also includes that day's visits with an outcome. */
  withVisitsOn(date: string): Promise<Reservation[]> {
    return this.ofDay(date)
      .orWhere(`reservation.status in ('completed', 'no-show', 'archived') and reservation.preferredDate = :date`, {
        date,
      })
      .getMany();
  }

  /** Also includes that day's parties that are here, and requests for other days with offered times. */
  thatMayTakeOf(date: string): Promise<Reservation[]> {
    return this.ofDay(date).orWhere(`${IS_HERE} and reservation.preferredDate = :date`).orWhere(OFFERED).getMany();
  }

  /** Open requests and parties that are here, of all days from then on with a pending request, and requests with offered times. */
  onDaysOfWaiting(from: string): Promise<Reservation[]> {
    return this.reservations
      .createQueryBuilder('reservation')
      .where(
        `reservation.status in ('pending', 'confirmed') and reservation.preferredDate in
          (select preferred_date from reservation_requests where status = 'pending' and preferred_date >= :from)`,
        { from },
      )
      .orWhere(`${IS_HERE} and reservation.preferredDate >= :from`)
      .orWhere(OFFERED)
      .getMany();
  }

  private ofDay(date: string): SelectQueryBuilder<Reservation> {
    return this.reservations
      .createQueryBuilder('reservation')
      .where(`reservation.status in ('pending', 'confirmed') and reservation.preferredDate = :date`, { date });
  }
}
