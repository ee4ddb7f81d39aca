import type { Reservation } from '../reservation.js';

export interface Locked {
  readonly reservation: Reservation;
  /** True when somebody else was changing it as we asked, and we had to wait for them. */
  readonly wasContended: boolean;
}

export abstract class ReservationRepository {
  abstract add(reservation: Reservation): Promise<void>;
  /** Keeps the row locked until the transaction ends. @throws ReservationNotFound */
  abstract getForUpdate(id: string): Promise<Locked>;
  abstract save(reservation: Reservation): Promise<void>;
  abstract remove(reservation: Reservation): Promise<void>;
}
