import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import type { BookingDetails, Reservation } from '../../domain/reservation.js';
import { ReservationSchema } from './reservation.schema.js';

/** How a request stands now; until the unit of work ends it stays so. */
@Injectable()
export class CurrentReservation {
  private readonly reservations: TrackedRepository<Reservation>;

  constructor(database: Database) {
    this.reservations = database.getRepository(ReservationSchema);
  }

  /** All of it, as it is at this moment. */
  read(id: string): Promise<Reservation | null> {
    return this.reservations.findOneBy({ id });
  }

  /** Null where the request is gone: only declined ones are deleted. */
  find(
    id: string,
  ): Promise<
    (Pick<Reservation, 'status' | 'area' | 'offeredUntil' | 'waitsSince' | 'answerBy'> & BookingDetails) | null
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
        waitsSince: true,
        answerBy: true,
      },
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }
}
