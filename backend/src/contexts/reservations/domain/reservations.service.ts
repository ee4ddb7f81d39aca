import { Injectable } from '@nestjs/common';
import { assertExpectedStatus, AlreadyInStatus, Conflict, Forbidden } from '../../../kernel/domain-error.js';
import type { Actor, Author } from '../../../kernel/actor.js';
import { dateIn } from '../../../kernel/calendar.js';
import { Clock } from '../../../kernel/clock.js';
import { FeatureSettings } from '../../../kernel/feature-settings.js';
import { Ids } from '../../../kernel/ids.js';
import { Outbox } from '../../../kernel/outbox.js';
import { Restaurant } from '../../../kernel/restaurant.js';
import { Transaction } from '../../../kernel/transaction.js';
import { answerDeadline, isReminderDue } from './reminders.js';
import { areas } from './areas.js';
import { assertBookable, assertOffered, assertStillAhead, startsAt } from './time-slot.js';
import { autoConfirmation } from './capacity.js';
import { guestMemory } from './guest-memory.js';
import type { LateMinutes } from './guest-page.js';
import { coversOf } from './party-size.js';
import { GuestMemories, PhoneNumbers, ReservationRepository, Seating, SelfConfirmations } from './ports.js';
import {
  type BookingDetails,
  calendarIdOf,
  isOpen,
  type NewRequest,
  type Replaced,
  requestIn,
  Reservation,
  type ReservationStatus,
  type ReservationRequest,
} from './reservation.js';
import { BeyondCapacity, NotOpen } from './reservation.errors.js';
import { assertIsChange } from './requested-change.js';
import { assertExpectedState, isJustDecided, RESTORING, undoable } from './reservation-status.js';
import { assertTakesTexts } from './text-opt-in.js';
import { EVENT_BY_STATUS, reservationEvent, type ReservationEventType } from './reservation.events.js';

export interface Change {
  /** The current status with notes changes only the notes. */
  readonly status?: ReservationStatus;
  readonly adminNotes?: string | null;
  /** New day, time, party or area; the guest is notified. */
  readonly booking?: Partial<BookingDetails> | undefined;
  /** Message to the guest with a decline. */
  readonly reason?: string | null;
  /** Confirms even if that exceeds the capacity. */
  readonly beyondCapacity?: boolean;
  /** The status on the screen; the change is rejected if it differs. */
  readonly expectedStatus?: ReservationStatus;
  /** The notes on the screen; '' for none. */
  readonly expectedNotes?: string;
  /** The version on the screen. */
  readonly expectedVersion?: number;
  /** Set by users who have seen another decision and override it. */
  readonly overrules?: boolean;
}

@Injectable()
export class ReservationsService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly restaurant: Restaurant,
    private readonly phones: PhoneNumbers,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly seating: Seating,
    private readonly options: FeatureSettings,
    private readonly selfConfirmations: SelfConfirmations,
    private readonly memories: GuestMemories,
  ) {}

  /** @throws InvalidInput if the date is invalid, past or over a year ahead, the time is past, or texts are wanted without a phone number */
  async request(request: NewRequest, by: Author | null = null, network: string | null = null): Promise<Reservation> {
    const now = this.clock.now();
    assertStillAhead(request, this.restaurant.timeZone, now);
    assertOffered(request.preferredTime, await this.seating.slotsOn(request.preferredDate));
    assertTakesTexts(request, this.phones);
    const requested = await this.requested(request, now);
    const canConfirm = await this.canAutoConfirm(requested);
    return this.transaction.run(by, async () => {
      const isTrusted = canConfirm && (by !== null || (await this.selfConfirmations.allow(requested, network, now)));
      const room = isTrusted ? await this.seating.roomFor(requested) : null;
      const reservation = room && !room.isBeyond ? requested.seatedIn(room.area).confirm(now) : requested;
      await this.reservations.add(reservation);
      await this.outbox.add(reservationEvent('reservation.requested', reservation));
      return reservation;
    });
  }

  /** Requests another table, which replaces this one once it is confirmed. @throws InvalidInput, Conflict, NothingChanged, NotOpen */
  async requestInsteadOf(
    reservation: Reservation,
    booking: BookingDetails & Pick<ReservationRequest, 'rainPlan'>,
  ): Promise<Reservation> {
    const now = this.clock.now();
    assertStillAhead(booking, this.restaurant.timeZone, now);
    assertOffered(booking.preferredTime, await this.seating.slotsOn(booking.preferredDate));
    const { id, preferredDate, preferredTime, partySize, area } = reservation;
    const request: NewRequest = {
      ...requestIn(reservation),
      preferredDate: booking.preferredDate,
      preferredTime: booking.preferredTime,
      partySize: booking.partySize,
      area: booking.area,
      rainPlan: booking.rainPlan,
      emailOptIn: false,
      source: 'website',
    };
    const calendarId = calendarIdOf(reservation);
    const replaces = { id, preferredDate, preferredTime, partySize, calendarId, ...(area && { area }) };
    const change = await this.requested(request, now, replaces);
    assertIsChange(change, (await this.hasAreas()) ? reservation : reservation.withoutArea());
    await this.transaction.run(null, async () => {
      const held = await this.reservations.hold(id);
      if (!isOpen(held)) throw new NotOpen(held);
      await this.reservations.add(change);
      await this.outbox.add(reservationEvent('reservation.requested', change));
    });
    return change;
  }

  /** Adds a request made by phone or at the door, often already decided. @throws InvalidInput as a guest's request does, BeyondCapacity */
  async enter(
    request: NewRequest,
    status: 'pending' | 'confirmed',
    by: Actor,
    beyondCapacity: boolean | undefined = false,
  ): Promise<Reservation> {
    const now = this.clock.now();
    assertBookable(request.preferredDate, this.today);
    const requested = await this.requested(request, now);
    return this.transaction.run(by, async () => {
      const reservation = status === 'confirmed' ? await this.seat(requested.confirm(now), beyondCapacity) : requested;
      await this.reservations.add(reservation);
      await this.outbox.add(reservationEvent('reservation.entered', reservation));
      return reservation;
    });
  }

  /** @throws ReservationNotFound */
  find(id: string): Promise<Reservation> {
    return this.reservations.get(id);
  }

  /** @throws ReservationNotFound, IllegalTransition, AlreadyInStatus, StaleState, Conflict, OtherVersion, NotOpen, Forbidden, BeyondCapacity, InvalidInput */
  async change(id: string, change: Change, by: Author): Promise<Reservation> {
    const { status, adminNotes, reason, beyondCapacity = false, overrules = false } = change;
    const booking = await this.bookingIn(change);
    if (status === 'archived' && by.role !== 'admin') throw new Forbidden('Only the owner can archive a reservation.');
    return this.transaction.run(by, async () => {
      const before = await this.reservations.get(id);
      assertExpectedState(before, change);
      if (status === before.status && adminNotes === undefined && !booking)
        throw new AlreadyInStatus('reservation', status);
      const noted = adminNotes === undefined ? before : before.withNotes(adminNotes);
      const rebooked = booking ? await this.rebook(noted, booking) : noted;
      const decided = overrules ? this.asIfUndecided(rebooked, status) : rebooked;
      const after = status === undefined || status === before.status ? rebooked : this.move(decided, status, reason);
      return this.keep(before, after.takesMoreThan(before) ? await this.seat(after, beyondCapacity) : after);
    });
  }

  /**
   * Restores the exact state before the last decision or outcome, for slips: no email about it is sent.
   * @throws ReservationNotFound, StaleState, Conflict
   */
  undo(id: string, by: Actor, expectedStatus?: ReservationStatus): Promise<Reservation> {
    return this.transaction.run(by, async () => {
      const before = await this.reservations.get(id);
      assertExpectedStatus('reservation', before.status, expectedStatus);
      if (!isJustDecided(before, this.clock.now()))
        throw new Conflict('This can no longer be undone. Reopen the request instead.');
      const after = before.undo();
      const restored = before.outcome ? 'reservation.restored' : 'reservation.reinstated';
      return this.record(after.status === 'pending' ? 'reservation.reopened' : restored, before, after);
    });
  }

  /** For a guest who canceled by email or phone. @throws ReservationNotFound, NotOpen, StaleState, OtherVersion */
  cancel(id: string, by: Author, seen: Pick<Change, 'expectedStatus' | 'expectedVersion'> = {}): Promise<Reservation> {
    return this.transaction.run(by, async () => {
      const before = await this.reservations.get(id);
      assertExpectedState(before, seen);
      return this.giveUp(before);
    });
  }

  /** For a guest who reports a delay by email or phone. @throws ReservationNotFound, NotOpen, StaleState */
  reportLate(id: string, minutes: LateMinutes, by: Actor, expectedStatus?: ReservationStatus): Promise<Reservation> {
    return this.transaction.run(by, async () => {
      const before = await this.reservations.get(id);
      assertExpectedStatus('reservation', before.status, expectedStatus);
      return this.becomeLate(before, minutes);
    });
  }

  /** @throws ReservationNotFound, NotDeclined */
  async delete(id: string, by: Actor): Promise<void> {
    await this.transaction.run(by, async () => {
      const reservation = await this.reservations.get(id);
      reservation.assertMayBeDeleted();
      await this.reservations.remove(reservation);
      // A new version, so that listeners that receive it before the decline do not treat the decline as newer.
      await this.outbox.add(reservationEvent('reservation.deleted', reservation.revised(this.clock.now())));
    });
  }

  /** Reminds the guest unless that is no longer due. @throws ReservationNotFound */
  async remind(id: string): Promise<void> {
    await this.transaction.run(null, async () => {
      const before = await this.reservations.get(id);
      const now = this.clock.now();
      if (!isReminderDue(before, this.restaurant.timeZone, now)) return;
      await this.record('reservation.reminded', before, before.remind(now));
    });
  }

  /** Call it in a unit of work: cancels the reservation and a pending change. @throws NotOpen */
  async giveUp(
    before: Reservation,
    type: 'reservation.cancelled' | 'reservation.rained-off' = 'reservation.cancelled',
  ): Promise<Reservation> {
    const now = this.clock.now();
    const cancelled = before.cancel(now);
    const change = await this.reservations.findInsteadOf(before.id);
    if (change) await this.record('reservation.replaced', change, change.giveUpFor(before.id, now));
    return this.record(type, before, cancelled);
  }

  /** Call it in a unit of work; has no effect if the same delay was reported before. @throws NotOpen */
  async becomeLate(before: Reservation, minutes: LateMinutes): Promise<Reservation> {
    const after = before.reportLate(minutes);
    return before.lateByMinutes === minutes ? before : this.record('reservation.late', before, after);
  }

  /** Call it in a unit of work: saves a new version and records the event. Confirming a change gives up the previous table. */
  async record(type: ReservationEventType, before: Reservation, changed: Reservation): Promise<Reservation> {
    if (changed.status === 'confirmed' && before.status !== 'confirmed') await this.giveUpReplaced(changed);
    if (RESTORING.includes(type)) await this.restoreReplaced(changed);
    const after = undoable(type, before, changed).revised(this.clock.now());
    await this.reservations.save(before, after);
    await this.outbox.add(reservationEvent(type, after, before));
    return after;
  }

  /** Whether no person needs to check it: a normal party size, during opening hours, no special request, no call needed. */
  private async canAutoConfirm(request: Reservation): Promise<boolean> {
    if (request.specialRequests !== null) return false;
    const { isOn, figures } = await this.options.getCached(autoConfirmation);
    if (!isOn || coversOf(request.partySize) > figures.party || !(await this.seating.isServed(request))) return false;
    const remembersGuests = (await this.options.getCached(guestMemory)).isOn;
    return !remembersGuests || !(await this.memories.isToBeCalled(request, this.today));
  }

  /** Assigns an area with room. @throws BeyondCapacity */
  private async seat(reservation: Reservation, beyondCapacity: boolean): Promise<Reservation> {
    const room = await this.seating.roomFor(reservation);
    if (room?.isBeyond && !beyondCapacity) throw new BeyondCapacity(room);
    return room ? reservation.seatedIn(room.area) : reservation;
  }

  /** Drops areas if the restaurant has none. */
  private async requested(request: NewRequest, now: Date, replaces: Replaced | null = null): Promise<Reservation> {
    const area = request.area !== null && (await this.hasAreas()) ? request.area : null;
    return this.withDeadline(Reservation.request(this.ids.next(), { ...request, area }, now, replaces));
  }

  /** Adds the promised deadline, which for a change is ahead of both visits. */
  async withDeadline(reservation: Reservation): Promise<Reservation> {
    const { replaces } = reservation;
    const startOf = (visit: Pick<BookingDetails, 'preferredDate' | 'preferredTime'>) =>
      startsAt(visit, this.restaurant.timeZone);
    const first = replaces && startOf(replaces) < startOf(reservation) ? replaces : reservation;
    const visitAt = startOf(first);
    const closesAt = await this.seating.closingOn(first.preferredDate);
    return reservation.dueBy(answerDeadline({ requestedAt: reservation.createdAt, visitAt, closesAt }));
  }

  private async bookingIn(change: Change): Promise<Partial<BookingDetails> | undefined> {
    if (!change.booking?.area || (await this.hasAreas())) return change.booking;
    const { area: _, ...booking } = change.booking;
    return booking;
  }

  private async hasAreas(): Promise<boolean> {
    return (await this.options.getCached(areas)).isOn;
  }

  private async keep(before: Reservation, after: Reservation): Promise<Reservation> {
    const isDecided = after.status !== before.status;
    const isRebooked = Object.keys(after.formerBooking(before)).length > 0;
    if (!isDecided && !isRebooked && after.adminNotes === before.adminNotes) return before;
    const type = isDecided ? EVENT_BY_STATUS[after.status] : isRebooked ? 'reservation.changed' : 'reservation.noted';
    return this.record(type, before, after);
  }

  /** Cancels the reservation that this one replaces, unless it is over or was deleted. */
  private async giveUpReplaced({ id, replaces }: Reservation): Promise<void> {
    const replaced = replaces && (await this.reservations.find(replaces.id));
    if (!replaced || !isOpen(replaced)) return;
    await this.record('reservation.replaced', replaced, replaced.giveUpFor(id, this.clock.now()));
  }

  /** Restores the table that this one had replaced. */
  private async restoreReplaced({ id, replaces }: Reservation): Promise<void> {
    const replaced = replaces && (await this.reservations.find(replaces.id));
    if (replaced?.replacedBy !== id || !replaced.stateBefore) return;
    await this.record('reservation.reinstated', replaced, replaced.undo());
  }

  private async rebook(reservation: Reservation, booking: Partial<BookingDetails>): Promise<Reservation> {
    const now = this.clock.now();
    const rebooked = reservation.rebook(booking, now);
    const { preferredDate, preferredTime } = rebooked.formerBooking(reservation);
    // Only a new day or time is checked, so that other details of past visits can still be changed.
    if (!(preferredDate ?? preferredTime)) return rebooked;
    assertBookable(rebooked.preferredDate, this.today);
    return this.withDeadline(rebooked);
  }

  /** Undoes what blocks the decision, just as users could do step by step. */
  private asIfUndecided(reservation: Reservation, status: ReservationStatus | undefined): Reservation {
    if (status === undefined || reservation.canBecome(status)) return reservation;
    const now = this.clock.now();
    const open = reservation.status === 'pending' ? reservation : reservation.reopen(now);
    return status === 'completed' || status === 'no-show' ? open.confirm(now) : open;
  }

  private move(reservation: Reservation, status: ReservationStatus, reason?: string | null): Reservation {
    const now = this.clock.now();
    switch (status) {
      case 'confirmed':
        return reservation.confirm(now);
      case 'declined':
        return reservation.decline(now, reason);
      case 'completed':
        return reservation.complete(now);
      case 'no-show':
        return reservation.recordNoShow(now);
      case 'archived':
        return reservation.archive(now);
      case 'pending':
        return isJustDecided(reservation, now) && reservation.stateBefore?.status === 'pending'
          ? reservation.undo()
          : reservation.reopen(now);
    }
  }

  private get today(): string {
    return dateIn(this.restaurant.timeZone, this.clock.now());
  }
}
