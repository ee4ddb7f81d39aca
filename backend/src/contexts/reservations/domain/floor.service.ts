import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Transaction } from '../../../kernel/transaction.js';
import { ReservationRepository } from './ports/reservation.repository.js';
import type { Reservation } from './reservation.js';
import { ReservationsService } from './reservations.service.js';
import { tablesIn } from './tables.js';

/** Parties and tables during service. */
@Injectable()
export class FloorService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly requests: ReservationsService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Records that a party has left, or that it is still here. @throws ReservationNotFound, NotHere */
  markLeft(id: string, hasLeft: boolean, by: Actor): Promise<Reservation> {
    return this.transaction.run(by, async () => {
      const before = await this.reservations.get(id);
      const after = hasLeft ? before.leave(this.clock.now()) : before.stay();
      return after === before
        ? before
        : this.requests.record(hasLeft ? 'reservation.left' : 'reservation.stayed', before, after);
    });
  }

  /** @param tables as typed. @throws ReservationNotFound, NotOpen, InvalidInput */
  assignTables(id: string, tables: string, by: Actor): Promise<Reservation> {
    const assigned = tablesIn(tables);
    return this.transaction.run(by, async () => {
      const before = await this.reservations.get(id);
      const after = before.assignTables(assigned);
      return after === before ? before : this.requests.record('reservation.seated', before, after);
    });
  }
}
