import { Injectable } from '@nestjs/common';
import { Conflict } from '../../../kernel/domain-error.js';
import { Clock } from '../../../kernel/clock.js';
import { FeatureSettings, type SettingValues } from '../../../kernel/feature-settings.js';
import { Restaurant } from '../../../kernel/restaurant.js';
import { Transaction } from '../../../kernel/transaction.js';
import { areas } from './areas.js';
import { CourtyardClosingService } from './courtyard-closing.service.js';
import { guestPage, GuestPageLinks, type LateMinutes, type LinkedTable } from './guest-page.js';
import { OffersService } from './offers.service.js';
import { type OfferedTime, heldTimes } from './other-times.js';
import { ReservationRepository } from './ports.js';
import {
  type BookingDetails,
  isOpen,
  replacementOf,
  type Reservation,
  type ReservationRequest,
} from './reservation.js';
import {
  NoGuestPage,
  NotOpen,
  NotTheTimeToBeLate,
  ReservationNotFound,
  TooLateToCancel,
} from './reservation.errors.js';
import { ReservationsService } from './reservations.service.js';
import { startsAt } from './time-slot.js';
import { WaitlistService } from './waitlist.service.js';

/** A reservation as its guest sees it, with the actions that are currently possible. */
export interface GuestTable {
  readonly reservation: Reservation;
  /** Whether the link was emailed; otherwise the address may be a stranger's. */
  readonly isMailed: boolean;
  /** Settings at the time of reading. */
  readonly options: SettingValues;
  /** The pending request to replace it. */
  readonly change: Reservation | null;
  /** What replaced it at the guest's request, and the URL of its page. */
  readonly movedTo: { readonly reservation: Reservation; readonly page: string } | null;
  readonly can: {
    readonly cancel: boolean;
    readonly change: boolean;
    readonly reportLate: boolean;
    readonly confirmAttendance: boolean;
    readonly joinWaitlist: boolean;
    readonly sitInside: boolean;
  };
  /** Whether the courtyard, where it was to sit, is closed that day. */
  readonly hasNoTable: boolean;
  /** Position on the waitlist of its half hour, from 1; null if it is not on it. */
  readonly place: number | null;
  /** Offered times, of which the guest may accept one. */
  readonly offered: readonly OfferedTime[];
  /** Whether the guest may choose an area. */
  readonly hasAreas: boolean;
  /** Until when it can be canceled online. */
  readonly cancelUntil: Date;
}

/** Without area and rain plan, the previous ones remain. */
export type RequestedChange = Omit<BookingDetails, 'area'> & Partial<Pick<ReservationRequest, 'area' | 'rainPlan'>>;

const HOUR_MS = 3_600_000;
/** Guests report delays shortly before the visit or while the table is being held. */
const LATE_FROM_MS = 4 * HOUR_MS;
const LATE_UNTIL_MS = HOUR_MS;

/** Actions on the guest page. Every call with a token throws NoGuestPage if the link is invalid or the page is off. */
@Injectable()
export class GuestPageService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly requests: ReservationsService,
    private readonly offers: OffersService,
    private readonly waiting: WaitlistService,
    private readonly courtyard: CourtyardClosingService,
    private readonly options: FeatureSettings,
    private readonly links: GuestPageLinks,
    private readonly transaction: Transaction,
    private readonly restaurant: Restaurant,
    private readonly clock: Clock,
  ) {}

  /** For the sender of the request; null if the guest page is off. */
  async linkTo({ id, preferredDate }: Reservation): Promise<string | null> {
    const { isOn } = await this.options.getCached(guestPage);
    return isOn ? this.links.pageFor(id, preferredDate) : null;
  }

  /** URL of the calendar file; null while the table is not confirmed. */
  calendarOf({ id, status, preferredDate }: Reservation): string | null {
    return status === 'confirmed' ? this.links.calendarFor(id, preferredDate) : null;
  }

  /** The reservation of an emailed link; null for the link shown after submitting the form, because the address may be a stranger's. */
  async mailedTable(token: string): Promise<Reservation | null> {
    const { reservation, isMailed } = await this.opened(token);
    return isMailed ? reservation : null;
  }

  async read(token: string): Promise<GuestTable> {
    const options = await this.options.getAll();
    const { reservationId, isMailed } = this.linkedTable(token, options(guestPage).isOn);
    const { reservation, change } = await this.reservations.findWithChange(reservationId);
    if (!reservation) throw new NoGuestPage(this.restaurant.phone);
    const inside = await this.courtyard.checkInside(reservation);
    const hasNoTable = inside !== 'has-table';
    const hasAreas = options(areas).isOn;
    const shown = (one: Reservation) => (hasAreas ? one : one.withoutArea());
    const cancelUntil = this.cancelUntil(reservation, hasNoTable ? 0 : options(guestPage).figures.cancelHours);
    const now = this.clock.now();
    const isInTime = isOpen(reservation) && now <= cancelUntil;
    const { status, reminderSentAt, guestConfirmedAt } = reservation;
    const isAsked = status === 'confirmed' && reminderSentAt !== null && guestConfirmedAt === null;
    const can = {
      cancel: isInTime,
      change: isInTime && !change,
      reportLate: !hasNoTable && this.isTimeToBeLate(reservation, now),
      confirmAttendance: !hasNoTable && isAsked && now < this.startOf(reservation),
      joinWaitlist: await this.waiting.canJoinWaitlist(reservation, options),
      sitInside: inside === 'room-inside',
    };
    const place = await this.waiting.placeOf(reservation, options);
    const table = shown(reservation);
    const replacementId = replacementOf(reservation);
    const replacement = replacementId === null ? null : await this.reservations.find(replacementId);
    const linkTo = ({ id, preferredDate }: Reservation) =>
      isMailed ? this.links.mailedPageFor(id, preferredDate) : this.links.pageFor(id, preferredDate);
    return {
      reservation: table,
      change: change && shown(change),
      movedTo: replacement && { reservation: shown(replacement), page: linkTo(replacement) },
      can,
      hasNoTable,
      cancelUntil,
      place,
      hasAreas,
      isMailed,
      options,
      offered: heldTimes(table, now),
    };
  }

  /** @throws NotOpen, NotTheTimeToBeLate */
  async reportLate(token: string, minutes: LateMinutes): Promise<void> {
    const { reservation } = await this.opened(token);
    await this.transaction.run(null, async () => {
      const before = await this.reservations.get(reservation.id);
      if (before.status !== 'confirmed') throw new NotOpen(before);
      if (!this.isTimeToBeLate(before, this.clock.now())) throw new NotTheTimeToBeLate(this.restaurant.phone);
      await this.requests.becomeLate(before, minutes);
    });
  }

  /** Confirms attendance after a reminder; has no effect a second time. @throws NotOpen */
  async confirmAttendance(token: string): Promise<void> {
    const { reservation } = await this.opened(token);
    await this.transaction.run(null, async () => {
      const before = await this.reservations.get(reservation.id);
      const after = before.confirmAttendance(this.clock.now());
      if (before.guestConfirmedAt === null) await this.requests.record('reservation.coming', before, after);
    });
  }

  /** Accepts one of the offered times; has no effect a second time. @throws OfferHasEnded */
  async take(token: string, time: OfferedTime): Promise<void> {
    const { reservation } = await this.opened(token);
    await this.offers.take(reservation.id, time);
  }

  /** Joins the waitlist; has no effect a second time. @throws NothingToWaitFor */
  async wait(token: string): Promise<void> {
    await this.waiting.waitAsGuest((await this.opened(token)).reservation);
  }

  /** Moves inside instead of a closed courtyard; has no effect a second time. @throws Conflict, NoRoomInside */
  async sitInside(token: string): Promise<void> {
    const { reservation } = await this.opened(token);
    await this.courtyard.sitInside(reservation.id);
  }

  /** Also cancels a pending change. @throws NotOpen, TooLateToCancel */
  async cancel(token: string): Promise<void> {
    const opened = await this.opened(token);
    await this.transaction.run(null, async () => {
      const before = await this.reservations.get(opened.reservation.id);
      await this.assertInTime(before, opened.cancelHours);
      await this.requests.giveUp(before);
    });
  }

  /** Requests another table, which replaces this one once confirmed. @throws NotOpen, TooLateToCancel, Conflict, NothingChanged, InvalidInput */
  async askForChange(token: string, requested: RequestedChange): Promise<void> {
    const { reservation, cancelHours } = await this.opened(token);
    await this.assertInTime(reservation, cancelHours);
    if (await this.reservations.findInsteadOf(reservation.id))
      throw new Conflict('You already requested a change. Please wait for our reply.');
    const { area = reservation.area, rainPlan = reservation.rainPlan } = requested;
    await this.requests.requestInsteadOf(reservation, { ...requested, area, rainPlan });
  }

  private async opened(token: string): Promise<{ reservation: Reservation; isMailed: boolean; cancelHours: number }> {
    const { isOn, figures } = await this.options.get(guestPage);
    const { reservationId, isMailed } = this.linkedTable(token, isOn);
    const reservation = await this.reservations.get(reservationId).catch((error: unknown) => {
      throw error instanceof ReservationNotFound ? new NoGuestPage(this.restaurant.phone) : error;
    });
    return { reservation, isMailed, cancelHours: figures.cancelHours };
  }

  private linkedTable(token: string, isOn: boolean): LinkedTable {
    const table = this.links.tableIn(token);
    if (table === null || !isOn) throw new NoGuestPage(this.restaurant.phone);
    return table;
  }

  private async assertInTime(reservation: Reservation, cancelHours: number): Promise<void> {
    if (!isOpen(reservation)) throw new NotOpen(reservation);
    const now = this.clock.now();
    if (now <= this.cancelUntil(reservation, cancelHours)) return;
    // A guest who lost the table to a closed courtyard may cancel until the visit would begin.
    const isFree = now <= this.startOf(reservation) && (await this.courtyard.checkInside(reservation)) !== 'has-table';
    if (!isFree) throw new TooLateToCancel(this.restaurant.phone);
  }

  private cancelUntil(reservation: Reservation, cancelHours: number): Date {
    return new Date(this.startOf(reservation).getTime() - cancelHours * HOUR_MS);
  }

  private isTimeToBeLate(reservation: Reservation, now: Date): boolean {
    const left = this.startOf(reservation).getTime() - now.getTime();
    return reservation.status === 'confirmed' && left <= LATE_FROM_MS && left >= -LATE_UNTIL_MS;
  }

  private startOf(reservation: Reservation): Date {
    return startsAt(reservation, this.restaurant.timeZone);
  }
}
