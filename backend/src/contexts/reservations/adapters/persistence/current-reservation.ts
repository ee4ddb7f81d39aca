import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import type { BookingDetails, Reservation } from '../../domain/reservation.js';
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
