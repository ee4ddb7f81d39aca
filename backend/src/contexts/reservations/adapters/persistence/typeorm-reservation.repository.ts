import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, IsNull, Not, Raw } from 'typeorm';
import type { TrackedRepository } from '../../../../platform/persistence/tracked-repository.js';
import { Database } from '../../../../platform/persistence/database.js';
import { liveChannel, LiveUpdates } from '../../../../platform/events/live-topics.js';
import { Searchable } from '../../../../platform/searches.js';
import type { ReservationRepository } from '../../domain/ports.js';
import { ReservationNotFound } from '../../domain/reservation.errors.js';
import type { Reservation } from '../../domain/reservation.js';
import { RESERVATION } from '../../domain/reservation.events.js';
import { ReservationSchema, reservationSearch } from './reservation.schema.js';

/** Same condition as the index `reservation_requests_one_change`. */
const waitsInsteadOf = (id: string): FindOptionsWhere<Reservation> => ({
  replaces: Raw((column) => `${column} ->> 'id' = :id and ${column} is not null and status = 'pending'`, { id }),
});

@Injectable()
@LiveUpdates(RESERVATION, liveChannel('reservations', 'staff', 'admin'))
@Searchable('reservation', reservationSearch)
export class TypeOrmReservationRepository implements ReservationRepository {
  private readonly repository: TrackedRepository<Reservation>;

  constructor(database: Database) {
    this.repository = database.getRepository(ReservationSchema);
  }

  add(reservation: Reservation): Promise<void> {
    return this.repository.insert(reservation);
  }

  find(id: string): Promise<Reservation | null> {
    return this.repository.findOneBy({ id });
  }

  async get(id: string): Promise<Reservation> {
    const reservation = await this.find(id);
    if (!reservation) throw new ReservationNotFound();
    return reservation;
  }

  async hold(id: string): Promise<Reservation> {
    const reservation = await this.repository.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!reservation) throw new ReservationNotFound();
    return reservation;
  }

  findInsteadOf(id: string): Promise<Reservation | null> {
    return this.repository.findOneBy(waitsInsteadOf(id));
  }

  async findWithChange(id: string): Promise<{ reservation: Reservation | null; change: Reservation | null }> {
    const found = await this.repository.findBy([{ id }, waitsInsteadOf(id)]);
    const change = found.find((one) => one.id !== id) ?? null;
    return { reservation: found.find((one) => one.id === id) ?? null, change };
  }

  findWaitingOn(date: string): Promise<Reservation[]> {
    return this.repository.findBy({ preferredDate: date, waitlistedAt: Not(IsNull()) });
  }

  findOpenInCourtyard(date: string): Promise<Reservation[]> {
    return this.repository.findBy({ preferredDate: date, area: 'courtyard', status: In(['pending', 'confirmed']) });
  }

  findMany(ids: readonly string[]): Promise<Reservation[]> {
    return this.repository.findBy({ id: In([...ids]) });
  }

  save(before: Reservation, after: Reservation): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(reservation: Reservation): Promise<void> {
    return this.repository.remove(reservation);
  }
}
