import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import type { ReservationRepository, Seating } from '../domain/ports.js';
import { isOpen, requestIn, Reservation, type ReservationStatus } from '../domain/reservation.js';
import { ReservationNotFound } from '../domain/reservation.errors.js';
import type { Actor } from '../../../kernel/actor.js';
import type { Restaurant } from '../../../kernel/restaurant.js';
import { InMemoryFeatureSettings } from '../../../kernel/testing/in-memory-feature-settings.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryOutbox } from '../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import type { Room } from '../domain/capacity.js';
import { type Change, ReservationsService } from '../domain/reservations.service.js';
import { TIME_SLOTS } from '../domain/time-slot.js';

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

export const REQUEST = requestIn({
  customerName: 'Amelia Hart',
  customerEmail: 'amelia@guests.example',
  partySize: '2',
  preferredDate: '2026-11-27',
  preferredTime: '12:30 PM',
  emailOptIn: false,
  smsOptIn: false,
  source: 'website',
  acquisitionSource: 'direct',
});

/** A reservation brought into the status by the shortest sequence of steps. */
export function aReservation(id: string, status: ReservationStatus, at: Date): Reservation {
  const pending = Reservation.request(id, REQUEST, at);
  switch (status) {
    case 'pending':
      return pending;
    case 'confirmed':
      return pending.confirm(at);
    case 'declined':
      return pending.decline(at);
    case 'completed':
      return pending.confirm(at).complete(at);
    case 'no-show':
      return pending.confirm(at).recordNoShow(at);
    case 'archived':
      return pending.confirm(at).complete(at).archive(at);
  }
}

export const STAFF: Actor = { id: '1', name: 'Front of House', role: 'staff' };
export const OWNER: Actor = { id: '2', name: 'The Owner', role: 'admin' };
/** When stored requests were made, and the current time. */
export const REQUESTED_AT = new Date('2026-11-20T15:00:00Z');
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
    slotsOn: () => Promise.resolve(TIME_SLOTS),
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
      ofOpenRequests: unused,
      ofRequest: unused,
      ofAddress: unused,
      write: unused,
      forget: unused,
    },
  );

  constructor() {
    this.clock.set(NOW);
  }

  async keep(status: ReservationStatus, notes: string | null = null): Promise<Reservation> {
    const reservation = aReservation(this.ids.next(), status, REQUESTED_AT).withNotes(notes);
    await this.reservations.add(reservation);
    return reservation;
  }

  change(id: string, what: Change, by = OWNER): Promise<Reservation> {
    return this.service.change(id, what, by);
  }
}
