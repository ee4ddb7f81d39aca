import { Injectable } from '@nestjs/common';
import { Conflict } from '../../../kernel/domain-error.js';
import type { Actor } from '../../../kernel/actor.js';
import { dateIn } from '../../../kernel/calendar.js';
import { Clock } from '../../../kernel/clock.js';
import { FeatureSettings } from '../../../kernel/feature-settings.js';
import { Outbox } from '../../../kernel/outbox.js';
import { Restaurant } from '../../../kernel/restaurant.js';
import { Transaction } from '../../../kernel/transaction.js';
import {
  type GuestLine,
  type GuestMemory,
  guestMemory,
  isBlank,
  isErased,
  NoGuestMemory,
  NOTHING,
} from './guest-memory.js';
import { GuestPageService, type GuestTable } from './guest-page.service.js';
import { GuestMemories, type RememberedGuest, ReservationRepository } from './ports.js';
import { reservationEvent, type ReservationEventType } from './reservation.events.js';
import type { Reservation } from './reservation.js';

type ReadTable = Pick<GuestTable, 'reservation' | 'isMailed' | 'options'>;

/** Visits and notes about guests, for staff and for the guests themselves. */
@Injectable()
export class GuestMemoryService {
  constructor(
    private readonly memories: GuestMemories,
    private readonly reservations: ReservationRepository,
    private readonly pages: GuestPageService,
    private readonly options: FeatureSettings,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  /** For guests with open requests; guests without any data are left out. */
  async ofOpenRequests(): Promise<RememberedGuest[]> {
    return (await this.isEnabled()) ? this.memories.ofOpenRequests(this.today) : [];
  }

  /** @throws ReservationNotFound */
  async ofRequest(id: string): Promise<GuestMemory & { readonly canNote: boolean }> {
    const reservation = await this.reservations.get(id);
    if (!(await this.isEnabled())) return { ...NOTHING, canNote: false };
    return { ...(await this.memories.ofRequest(id, this.today)), canNote: addressOf(reservation) !== null };
  }

  /**
   * Stores a note about the guest of a request; null deletes it. Only for guests with an address, because no one else
   * could read and erase it.
   * @throws ReservationNotFound, NoGuestMemory, Conflict
   */
  async note(id: string, text: string | null, insteadOf: string | null, by: Actor): Promise<void> {
    if (!(await this.isEnabled())) throw new NoGuestMemory();
    if (text === insteadOf) return;
    const line = text === null ? null : { text, notedBy: by.name, notedAt: this.clock.now() };
    await this.transaction.run(by, async () => {
      const reservation = await this.reservations.get(id);
      await this.write('reservation.guest-noted', reservation, line, insteadOf);
    });
  }

  /** Null if the feature is off or the link was not emailed. */
  async ofGuest({ reservation, isMailed, options }: ReadTable): Promise<GuestMemory | null> {
    const address = options(guestMemory).isOn && isMailed ? addressOf(reservation) : null;
    if (address === null) return null;
    const memory = await this.memories.ofAddress(address, this.today);
    return isBlank(memory) ? null : memory;
  }

  /** Replaces the note with the guest's own words. @throws NoGuestPage, NoGuestMemory, Conflict */
  async correct(token: string, text: string, insteadOf: string): Promise<void> {
    const reservation = await this.readBy(token);
    const line = { text, notedBy: null, notedAt: this.clock.now() };
    await this.transaction.run(null, () => this.write('reservation.guest-corrected', reservation, line, insteadOf));
  }

  /** @throws NoGuestPage, NoGuestMemory */
  async erase(token: string): Promise<void> {
    const reservation = await this.readBy(token);
    const address = addressOf(reservation);
    if (address === null) throw new NoGuestMemory();
    await this.transaction.run(null, async () => {
      await this.memories.forget(address, this.clock.now());
      await this.recordEvent('reservation.guest-forgotten', reservation);
    });
  }

  private async readBy(token: string): Promise<Reservation> {
    const reservation = (await this.isEnabled()) ? await this.pages.mailedTable(token) : null;
    if (!reservation) throw new NoGuestMemory();
    return reservation;
  }

  private async write(
    type: ReservationEventType,
    reservation: Reservation,
    line: GuestLine | null,
    insteadOf: string | null,
  ): Promise<void> {
    const address = addressOf(reservation);
    if (address === null) throw new NoGuestMemory();
    if (!(await this.memories.write(address, line, insteadOf)))
      throw new Conflict('Someone else changed this note. Please review it.');
    await this.recordEvent(type, reservation);
  }

  /** Records who changed the note, but not its text, so that an erasure leaves no copy. */
  private async recordEvent(type: ReservationEventType, reservation: Reservation): Promise<void> {
    const event = reservationEvent(type, reservation);
    await this.outbox.add({ ...event, subject: { ...event.subject, name: reservation.customerName } });
  }

  private async isEnabled(): Promise<boolean> {
    return (await this.options.get(guestMemory)).isOn;
  }

  private get today(): string {
    return dateIn(this.restaurant.timeZone, this.clock.now());
  }
}

const addressOf = (reservation: Reservation | null): string | null =>
  reservation && !isErased(reservation) ? reservation.customerEmail : null;
