import type { Actor } from '../../../kernel/actor.js';
import { addYear, dateIn, isCalendarDate } from '../../../kernel/calendar.js';
import type { Clock } from '../../../kernel/clock.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Outbox } from '../../../kernel/outbox.js';
import type { Restaurant } from '../../../kernel/restaurant.js';
import type { Transaction } from '../../../kernel/transaction.js';
import type { GuestBook } from './ports/guest-book.js';
import type { ReservationRepository } from './ports/reservation.repository.js';
import { Reservation, type ReservationStatus, type Wish } from './reservation.js';
import { AlreadyDecided, ArchivingIsForAdmins } from './reservation.errors.js';
import { type ReservationEventType, reservationEvent } from './reservation.events.js';

/** Longest time from a decision to its commit for which others wait. */
const DECISION_TAKES_MS = 1_000;

export interface Change {
  /** The same status again changes the notes alone. */
  readonly status?: ReservationStatus;
  readonly adminNotes?: string | null;
  /** When the call came in: a decision that was made since then was made by somebody else. */
  readonly askedAt: Date;
}

export class ReservationsService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly guests: GuestBook,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws InvalidInput when the date is none, has passed or is more than a year ahead. */
  async request(wish: Wish): Promise<Reservation> {
    const now = this.clock.now();
    this.assertBookable(wish.preferredDate, now);
    const reservation = Reservation.request(this.ids.next(), wish, now);
    await this.transaction.run(async () => {
      await this.reservations.add(reservation);
      await this.outbox.add(reservationEvent('reservation.requested', reservation, null));
    });
    return reservation;
  }

  /** @throws ReservationNotFound, IllegalTransition, AlreadyDecided, ArchivingIsForAdmins */
  async change(id: string, { status, adminNotes, askedAt }: Change, by: Actor): Promise<Reservation> {
    if (status === 'archived' && by.role !== 'admin') throw new ArchivingIsForAdmins();
    return this.transaction.run(async () => {
      const { reservation: before, wasContended } = await this.reservations.getForUpdate(id);
      const decidedMeanwhile =
        before.statusUpdatedAt.getTime() > askedAt.getTime() - (wasContended ? DECISION_TAKES_MS : 0);
      if (status === before.status && decidedMeanwhile) throw new AlreadyDecided(status);
      const noted = adminNotes === undefined ? before : before.withNotes(adminNotes);
      const after = status === undefined || status === before.status ? noted : this.move(noted, status);
      await this.reservations.save(after);
      if (after.status !== before.status) await this.tell(before, after, by);
      return after;
    });
  }

  /** @throws ReservationNotFound, NotDeclined */
  async delete(id: string): Promise<void> {
    await this.transaction.run(async () => {
      const { reservation } = await this.reservations.getForUpdate(id);
      reservation.assertMayBeDeleted();
      await this.reservations.remove(reservation);
    });
  }

  private move(reservation: Reservation, status: ReservationStatus): Reservation {
    const now = this.clock.now();
    switch (status) {
      case 'confirmed':
        return reservation.confirm(now);
      case 'declined':
        return reservation.decline(now);
      case 'completed':
        return reservation.complete(now);
      case 'no-show':
        return reservation.recordNoShow(now);
      case 'archived':
        return reservation.archive(now);
      case 'pending':
        return reservation.reopen(now);
    }
  }

  private async tell(before: Reservation, after: Reservation, by: Actor): Promise<void> {
    if (after.status === 'completed') await this.guests.visited(after, by);
    if (after.status === 'pending' && before.outcome === 'completed') await this.guests.visitWithdrawn(after, by);
    const type = ANNOUNCED[after.status];
    if (type) await this.outbox.add(reservationEvent(type, after, by));
  }

  private assertBookable(date: string, now: Date): void {
    const today = dateIn(this.restaurant.timeZone, now);
    const problem = !isCalendarDate(date)
      ? 'Please choose a date.'
      : date < today
        ? 'Please choose today or a later date.'
        : date > addYear(today)
          ? 'Please choose a date within the next year.'
          : null;
    if (problem) throw new InvalidInput([{ field: 'preferredDate', message: problem }]);
  }
}

const ANNOUNCED: Partial<Record<ReservationStatus, ReservationEventType>> = {
  confirmed: 'reservation.confirmed',
  declined: 'reservation.declined',
};
