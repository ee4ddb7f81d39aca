import type { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import type { ReservationRepository } from '../domain/ports/reservation.repository.js';
import { isOpen, type Reservation } from '../domain/reservation.js';
import { ReservationNotFound } from '../domain/reservation.errors.js';

export class InMemoryReservationRepository implements ReservationRepository {
  private readonly rows = new Map<string, Reservation>();
  private readonly meanwhile: (() => void)[] = [];

  constructor(private readonly transaction: InMemoryTransaction) {}

  add(reservation: Reservation): Promise<void> {
    const apply = () => this.rows.set(reservation.id, reservation);
    return this.transaction.write({ isStillPossible: () => !this.rows.has(reservation.id), apply });
  }

  find(id: string): Promise<Reservation | null> {
    return Promise.resolve(this.rows.get(id) ?? null);
  }

  async get(id: string): Promise<Reservation> {
    const reservation = this.rows.get(id);
    this.meanwhile.shift()?.();
    return reservation ?? Promise.reject(new ReservationNotFound());
  }

  hold(id: string): Promise<Reservation> {
    return this.get(id);
  }

  findInsteadOf(id: string): Promise<Reservation | null> {
    return Promise.resolve(this.all.find((one) => one.replaces?.id === id && one.status === 'pending') ?? null);
  }

  async findWithChange(id: string): Promise<{ reservation: Reservation | null; change: Reservation | null }> {
    return { reservation: await this.find(id), change: await this.findInsteadOf(id) };
  }

  findWaitingOn(date: string): Promise<Reservation[]> {
    const waits = ({ waitlistedAt, preferredDate }: Reservation) => waitlistedAt !== null && preferredDate === date;
    return Promise.resolve(this.all.filter(waits));
  }

  findOpenInCourtyard(date: string): Promise<Reservation[]> {
    const asks = (one: Reservation) => isOpen(one) && one.area === 'courtyard' && one.preferredDate === date;
    return Promise.resolve(this.all.filter(asks));
  }

  findMany(ids: readonly string[]): Promise<Reservation[]> {
    return Promise.resolve(this.all.filter(({ id }) => ids.includes(id)));
  }

  save(before: Reservation, after: Reservation): Promise<void> {
    const apply = () => this.rows.set(after.id, after);
    return this.transaction.write({ isStillPossible: () => this.isAsRead(before), apply });
  }

  remove(reservation: Reservation): Promise<void> {
    const apply = () => this.rows.delete(reservation.id);
    return this.transaction.write({ isStillPossible: () => this.isAsRead(reservation), apply });
  }

  /** Simulates a concurrent change outside of any unit of work. */
  changeElsewhere(id: string, change: (reservation: Reservation) => Reservation): void {
    const reservation = this.rows.get(id);
    if (reservation) this.rows.set(id, change(reservation));
  }

  /** Runs one callback after each of the next reads, before the caller acts on the result. */
  afterNextReads(...happenings: (() => void)[]): void {
    this.meanwhile.push(...happenings);
  }

  get all(): Reservation[] {
    return [...this.rows.values()];
  }

  private isAsRead(reservation: Reservation): boolean {
    return this.rows.get(reservation.id) === reservation;
  }
}
