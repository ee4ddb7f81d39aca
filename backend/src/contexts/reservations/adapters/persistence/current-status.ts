import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import type { Reservation, ReservationStatus } from '../../domain/reservation.js';
import { ReservationSchema } from './reservation.schema.js';

/** What the status of a request is now; until the unit of work ends it stays so. */
@Injectable()
export class CurrentStatus {
  private readonly reservations: TrackedRepository<Reservation>;

  constructor(database: Database) {
    this.reservations = database.getRepository(ReservationSchema);
  }

  /** 'declined' where the request is gone: only declined ones are deleted. */
  async of(id: string): Promise<ReservationStatus> {
    const reservation = await this.reservations.findOne({
      select: { id: true, status: true },
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    return reservation?.status ?? 'declined';
  }
}
