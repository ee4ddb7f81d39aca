import type { Actor } from '../../../kernel/actor.js';
import type { Restaurant } from '../../../kernel/restaurant.js';
import { InMemoryFeatureSettings } from '../../../kernel/testing/in-memory-feature-settings.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import type { Room } from '../domain/capacity.js';
import type { Seating } from '../domain/ports/seating.js';
import type { Reservation, ReservationStatus } from '../domain/reservation.js';
import { type Change, ReservationsService } from '../domain/reservations.service.js';
import { aReservation } from './a-reservation.js';
import { InMemoryReservationRepository } from './in-memory-reservation.repository.js';

export const STAFF: Actor = { id: '1', name: 'Front of House', role: 'staff' };
export const OWNER: Actor = { id: '2', name: 'The Owner', role: 'admin' };
/** When stored requests were made, and the current time. */
export const ASKED = new Date('2026-11-20T15:00:00Z');
export const NOW = new Date('2026-11-21T15:00:00Z');
/** Accepts anything with at least seven digits. */
const PHONES = { e164: (text: string) => (/^[\d +()-]{7,}$/.test(text) ? text : null), countryOf: () => 'US' };
export const FLORIDA = { timeZone: 'America/New_York' } as Restaurant;

const unused = () => Promise.reject(new Error('The service does not call this.'));

/** The rules of reservations with in-memory ports. */
export class InMemoryReservations {
  readonly clock = new SettableClock();
  readonly transaction = new InMemoryTransaction();
  readonly reservations = new InMemoryReservationRepository(this.transaction);
  readonly outbox = new InMemoryOutbox(this.transaction);
  readonly ids = new CountedIds();
  /** Seat usage reported for the next requests; null if seats are not counted. */
  room: Room | null = null;
  isServed = true;
  /** Whether requests may be confirmed automatically. */
  autoConfirms = true;
  /** Whether guests have recently been no-shows. */
  isToBeCalled = false;
  /** Closing time on any day; null if the restaurant is closed. */
  closesAt: Date | null = null;
  readonly options = new InMemoryFeatureSettings();
  readonly seating: Seating = {
    roomFor: () => Promise.resolve(this.room),
    isFull: () => Promise.resolve(this.room?.isBeyond ?? false),
    fitting: (_, line) =>
      Promise.resolve(
        this.room?.isBeyond ? [] : line.map(({ id, area }) => ({ id, area: area ?? this.room?.area ?? null })),
      ),
    lockDays: () => Promise.resolve(),
    isServed: () => Promise.resolve(this.isServed),
    closingOn: () => Promise.resolve(this.closesAt),
  };
  readonly service = new ReservationsService(
    this.reservations,
    this.transaction,
    this.outbox,
    FLORIDA,
    PHONES,
    this.clock,
    this.ids,
    this.seating,
    this.options,
    { allow: () => Promise.resolve(this.autoConfirms) },
    {
      isToBeCalled: () => Promise.resolve(this.isToBeCalled),
      ...{ ofOpenRequests: unused, ofRequest: unused, ofAddress: unused, write: unused, forget: unused },
    },
  );

  constructor() {
    this.clock.set(NOW);
  }

  async keep(status: ReservationStatus, notes: string | null = null): Promise<Reservation> {
    const reservation = aReservation(this.ids.next(), status, ASKED).withNotes(notes);
    await this.reservations.add(reservation);
    return reservation;
  }

  change(id: string, what: Change, by = OWNER): Promise<Reservation> {
    return this.service.change(id, what, by);
  }
}
