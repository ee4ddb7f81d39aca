import type { Database } from '../../../../platform/persistence/database.js';
import { ReservationNotFound } from '../../domain/reservation.errors.js';
import type { Reservation } from '../../domain/reservation.js';
import type { Locked, ReservationRepository } from '../../domain/ports/reservation.repository.js';
import { ReservationSchema } from './reservation.schema.js';

export class TypeOrmReservationRepository implements ReservationRepository {
  constructor(private readonly database: Database) {}

  async add(reservation: Reservation): Promise<void> {
    await this.rows.insert(reservation);
  }

  async getForUpdate(id: string): Promise<Locked> {
    const free = await this.rows.findOne({
      where: { id },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    if (free) return { reservation: free, wasContended: false };
    const reservation = await this.rows.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!reservation) throw new ReservationNotFound();
    return { reservation, wasContended: true };
  }

  async save(reservation: Reservation): Promise<void> {
    const { id, ...columns } = reservation;
    await this.rows.update({ id }, columns);
  }

  async remove({ id }: Reservation): Promise<void> {
    await this.rows.delete({ id });
  }

  private get rows() {
    return this.database.manager.getRepository(ReservationSchema);
  }
}
