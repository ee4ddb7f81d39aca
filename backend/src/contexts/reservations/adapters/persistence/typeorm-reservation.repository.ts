import type { EntityRows } from '../../../../platform/persistence/entity-rows.js';
import type { EntityTables } from '../../../../platform/persistence/entity-tables.js';
import type { ReservationRepository } from '../../domain/ports/reservation.repository.js';
import { ReservationNotFound } from '../../domain/reservation.errors.js';
import { RESERVATION } from '../../domain/reservation.events.js';
import type { Reservation } from '../../domain/reservation.js';
import { ReservationSchema } from './reservation.schema.js';

export class TypeOrmReservationRepository implements ReservationRepository {
  private readonly rows: EntityRows<Reservation>;

  constructor(tables: EntityTables) {
    this.rows = tables.of(ReservationSchema, RESERVATION, ({ customerName }) => customerName);
  }

  add(reservation: Reservation): Promise<void> {
    return this.rows.add(reservation);
  }

  async get(id: string): Promise<Reservation> {
    const reservation = await this.rows.find(id);
    if (!reservation) throw new ReservationNotFound();
    return reservation;
  }

  save(before: Reservation, after: Reservation): Promise<void> {
    return this.rows.save(before, after);
  }

  remove(reservation: Reservation): Promise<void> {
    return this.rows.remove(reservation);
  }
}
