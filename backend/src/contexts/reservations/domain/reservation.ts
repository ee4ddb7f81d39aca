import type { Data } from '../../../kernel/data.js';
import type { Area, RainPlan } from './areas.js';
import { coversOf, type PartySize } from './party-size.js';
import { type Mention, mentionsIn } from './mentions.js';
import { type OfferedTime, withoutAreas } from './other-times.js';
import { IllegalTransition, NotDeclined, NothingToUndo, NotOpen, NotWaiting } from './reservation.errors.js';
import { NEXT_STATUSES, type ReservationStatus } from './reservation-status.js';
import { restoring, type StateBefore, stateOf } from './state-before.js';
import type { TimeSlot } from './time-slot.js';

export { RESERVATION_STATUSES, type ReservationStatus } from './reservation-status.js';
export type Outcome = 'completed' | 'no-show';
/** How a request came: by the website's form, or entered by the house. */
export const SOURCES = ['website', 'phone', 'door', 'program'] as const;
export type Source = (typeof SOURCES)[number];

/** A reservation as the guest requests it or staff enter it, before anything has happened to it. */
export interface ReservationRequest {
  readonly customerName: string;
  /** Null only where the house has entered the request. */
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
  readonly partySize: PartySize;
  /** `YYYY-MM-DD` in the restaurant's zone. */
  readonly preferredDate: string;
  readonly preferredTime: TimeSlot;
  readonly specialRequests: string | null;
  /** Where the party sits; null where nobody has said so. */
  readonly area: Area | null;
  /** Said beside the courtyard alone. */
  readonly rainPlan: RainPlan | null;
  readonly emailOptIn: boolean;
  /** Whether answers may come as text messages too. */
  readonly smsOptIn: boolean;
  readonly source: Source;
  /** How the visit to the website began on which the table was asked for; null where it was not asked for there. */
  readonly wayIn: string | null;
}

/** Rejects extra fields at compile time, so that a whole reservation cannot pass as a request. */
export type Exact<Shape, Given extends Shape> = Given & Partial<Record<Exclude<keyof Given, keyof Shape>, never>>;

/** The fields of the original request, without later state such as status or offers. */
export function requestIn(reservation: ReservationRequest): ReservationRequest {
  const { customerName, customerEmail, customerPhone, partySize, preferredDate, preferredTime } = reservation;
  const { specialRequests, area, rainPlan, emailOptIn, smsOptIn, source, wayIn } = reservation;
  return {
    ...{ customerName, customerEmail, customerPhone, partySize, preferredDate, preferredTime },
    ...{ specialRequests, area, rainPlan, emailOptIn, smsOptIn, source, wayIn },
  };
}

/** The part of a request that staff may change: date, time, party size, and area. */
export type BookingDetails = Pick<ReservationRequest, 'preferredDate' | 'preferredTime' | 'partySize' | 'area'>;

/** The request in whose place another one was asked for, as it was then. */
export interface Replaced extends Omit<BookingDetails, 'area'> {
  readonly id: string;
  /** Those of before have none. */
  readonly area?: Area | null;
}

const NO_OFFER = { offeredTimes: null, offeredUntil: null };
const NOT_IN_LINE = { waitsSince: null, waitsFirst: false };
/** Whatever is decided ends both. */
const SETTLED = { ...NO_OFFER, ...NOT_IN_LINE };

/** Waiting for an answer, or for the guest. */
export const isOpen = ({ status }: { readonly status: ReservationStatus }): boolean =>
  status === 'pending' || status === 'confirmed';

type FromTheStart = ReservationRequest &
  Pick<Reservation, 'id' | 'status' | 'mentions' | 'statusUpdatedAt' | 'createdAt' | 'updatedAt'>;

/**
 * A guest's request for a table and what became of it. Immutable: every transition returns the next reservation. Fields that have a value
 * from the start keep it a plain record for V8, which makes each transition in a tenth of the time.
 */
export class Reservation implements ReservationRequest {
  readonly id!: string;
  readonly customerName!: string;
  readonly customerEmail: string | null = null;
  readonly customerPhone: string | null = null;
  readonly partySize!: PartySize;
  readonly preferredDate!: string;
  readonly preferredTime!: TimeSlot;
  readonly specialRequests: string | null = null;
  readonly area: Area | null = null;
  readonly rainPlan: RainPlan | null = null;
  readonly emailOptIn!: boolean;
  readonly smsOptIn!: boolean;
  readonly source!: Source;
  readonly wayIn: string | null = null;
  readonly status!: ReservationStatus;
  readonly adminNotes: string | null = null;
  /** What special requests and notes tell kitchen and service. */
  readonly mentions!: readonly Mention[];
  /** What the guest is told beside a decline. */
  readonly declineReason: string | null = null;
  /** How the visit ended; an archived reservation keeps it. */
  readonly outcome: Outcome | null = null;
  /** When the guest gave it up; it counts as declined. */
  readonly cancelledAt: Date | null = null;
  /** By how many minutes the guest says to be late. */
  readonly lateMinutes: number | null = null;
  /** When the guest was last told of the visit: by a confirmation, a change or a reminder. */
  readonly toldAt: Date | null = null;
  /** When the guest was last asked whether the visit stands. */
  readonly remindedAt: Date | null = null;
  /** When the guest answered that it does. */
  readonly comingAt: Date | null = null;
  /** The times that the house has offered instead. */
  readonly offeredTimes: readonly OfferedTime[] | null = null;
  /** Until when the guest may take one of them. */
  readonly offeredUntil: Date | null = null;
  /** Since when it waits for seats of a full half hour. */
  readonly waitsSince: Date | null = null;
  /** Whether the house has put it before the others who wait. */
  readonly waitsFirst: boolean = false;
  /** What the guest gives up when this one is confirmed. */
  readonly replaces: Replaced | null = null;
  /** The request that took its place, or with which it was given up. */
  readonly replacedBy: string | null = null;
  /** How it was before the last decision; null once that can no longer be undone. */
  readonly stateBefore: StateBefore | null = null;
  /** When the guest was first answered: by a decision, an offer or a place on the waitlist. */
  readonly answeredAt: Date | null = null;
  /** Until when the guest is promised an answer; null for requests made before this was stored. */
  readonly answerBy: Date | null = null;
  /** Whether it ever was; a decision that was taken back is known to others. */
  readonly wasConfirmed: boolean = false;
  readonly statusUpdatedAt!: Date;
  /** When the outcome was recorded. */
  readonly completedAt: Date | null = null;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  /** Grows with each change: programs of others see by it what is older than what they have. */
  readonly version: number = 1;

  private constructor(data: FromTheStart & Partial<Data<Reservation>>) {
    Object.assign(this, data); // TypeORM passes nothing and assigns the fields afterwards
  }

  static request<Given extends ReservationRequest>(
    id: string,
    request: Exact<ReservationRequest, Given>,
    now: Date,
    replaces: Replaced | null = null,
  ): Reservation {
    const mentions = mentionsIn(request.specialRequests);
    const rainPlan = request.area === 'courtyard' ? request.rainPlan : null;
    const dates = { statusUpdatedAt: now, createdAt: now, updatedAt: now };
    return new Reservation({ ...requestIn(request), ...dates, mentions, replaces, rainPlan, id, status: 'pending' });
  }

  confirm(now: Date): Reservation {
    return this.become('confirmed', now, { wasConfirmed: true, toldAt: now, answeredAt: this.answeredAt ?? now });
  }

  decline(now: Date, declineReason: string | null = null): Reservation {
    return this.become('declined', now, { declineReason, answeredAt: this.answeredAt ?? now });
  }

  /** In place of those that were offered before. @throws NotWaiting */
  offer(offeredTimes: readonly OfferedTime[], offeredUntil: Date): Reservation {
    if (this.status !== 'pending') throw new NotWaiting(this);
    return new Reservation({ ...this, ...NOT_IN_LINE, offeredTimes, offeredUntil });
  }

  /** For seats of its half hour. @throws NotWaiting */
  wait(waitsSince: Date, waitsFirst: boolean): Reservation {
    if (this.status !== 'pending') throw new NotWaiting(this);
    return new Reservation({ ...this, ...NO_OFFER, waitsSince, waitsFirst });
  }

  leaveWaitlist(): Reservation {
    return new Reservation({ ...this, ...NOT_IN_LINE });
  }

  /** By the guest. @throws NotOpen */
  cancel(now: Date): Reservation {
    this.assertOpen();
    return new Reservation({
      ...this,
      ...SETTLED,
      status: 'declined',
      cancelledAt: now,
      declineReason: null,
      statusUpdatedAt: now,
    });
  }

  /** @throws NotOpen: no one waits yet for a guest who was not told that there is a table */
  reportLate(lateMinutes: number): Reservation {
    this.assertConfirmed();
    return new Reservation({ ...this, lateMinutes });
  }

  /** @throws NotOpen */
  remind(now: Date): Reservation {
    this.assertConfirmed();
    return new Reservation({ ...this, toldAt: now, remindedAt: now });
  }

  /** @throws NotOpen */
  confirmAttendance(now: Date): Reservation {
    this.assertConfirmed();
    return new Reservation({ ...this, comingAt: now });
  }

  /** The courtyard is closed. @throws NotOpen */
  moveInside(now: Date): Reservation {
    this.assertConfirmed();
    return new Reservation({ ...this, area: 'inside', toldAt: now });
  }

  /** The guest is told something that concerns the visit. @throws NotOpen */
  markNotified(now: Date): Reservation {
    this.assertConfirmed();
    return new Reservation({ ...this, toldAt: now });
  }

  complete(now: Date): Reservation {
    return this.become('completed', now, { outcome: 'completed', completedAt: now });
  }

  recordNoShow(now: Date): Reservation {
    return this.become('no-show', now, { outcome: 'no-show', completedAt: now });
  }

  /** Takes every decision back, an outcome included. */
  reopen(now: Date): Reservation {
    return this.become('pending', now, {
      ...{ declineReason: null, outcome: null, completedAt: null },
      ...{ cancelledAt: null, lateMinutes: null },
      ...{ toldAt: null, remindedAt: null, comingAt: null, replacedBy: null },
    });
  }

  /** @param by the request that takes its place, or with which it is given up. @throws NotOpen */
  giveUpFor(by: string, now: Date): Reservation {
    return new Reservation({ ...this.cancel(now), replacedBy: by });
  }

  dueBy(answerBy: Date): Reservation {
    return new Reservation({ ...this, answerBy });
  }

  /** With an offer or a place on the waitlist. */
  answered(now: Date): Reservation {
    return new Reservation({ ...this, answeredAt: this.answeredAt ?? now });
  }

  /** The last decision can be undone until the booking or the status changes again. */
  remembering(before: Reservation): Reservation {
    return new Reservation({ ...this, stateBefore: stateOf(before) });
  }

  /** The last decision can no longer be undone. */
  forgettingStateBefore(): Reservation {
    return this.stateBefore === null ? this : new Reservation({ ...this, stateBefore: null });
  }

  /** As it was before the last decision. @throws NothingToUndo */
  undo(): Reservation {
    if (!this.stateBefore) throw new NothingToUndo();
    return new Reservation({ ...this, ...restoring(this.stateBefore) });
  }

  archive(now: Date): Reservation {
    return this.become('archived', now);
  }

  withNotes(adminNotes: string | null): Reservation {
    return new Reservation({ ...this, adminNotes, mentions: mentionsIn(this.specialRequests, adminNotes) });
  }

  /** @throws NotOpen: what is over or declined stays as it was asked for. */
  rebook(booking: Partial<BookingDetails>, now: Date): Reservation {
    this.assertOpen();
    const rebooked = new Reservation({ ...this, ...booking, ...SETTLED, toldAt: now });
    const { area: _, ...others } = rebooked.formerBooking(this);
    // Whoever said to be coming comes to another seat as well.
    if (Object.keys(others).length === 0) return rebooked;
    return new Reservation({ ...rebooked, lateMinutes: null, remindedAt: null, comingAt: null });
  }

  /** Where there is room for it; what has none said stays as it is. */
  seatedIn(area: Area | null): Reservation {
    return area === null || area === this.area ? this : new Reservation({ ...this, area });
  }

  /** As it looks in a house that has no areas. */
  withoutArea(): Reservation {
    const replaces = this.replaces && { ...this.replaces, area: null };
    const offeredTimes = this.offeredTimes && withoutAreas(this.offeredTimes);
    return new Reservation({ ...this, area: null, rainPlan: null, replaces, offeredTimes });
  }

  /** As it is kept after a change. */
  revised(now: Date): Reservation {
    return new Reservation({ ...this, version: this.version + 1, updatedAt: now });
  }

  /** How the booking was before, as far as it was another. */
  formerBooking({ preferredDate, preferredTime, partySize, area }: Reservation): Partial<BookingDetails> {
    return {
      ...(preferredDate !== this.preferredDate && { preferredDate }),
      ...(preferredTime !== this.preferredTime && { preferredTime }),
      ...(partySize !== this.partySize && { partySize }),
      ...(area !== this.area && { area }),
    };
  }

  /** Whether the house has to seat guests whom it did not expect before, or not then. */
  takesMoreThan(before: Reservation): boolean {
    if (this.status !== 'confirmed') return false;
    const { preferredDate, preferredTime, partySize, area } = this.formerBooking(before);
    const grows = partySize !== undefined && coversOf(partySize) < coversOf(this.partySize);
    const moves = preferredDate !== undefined || preferredTime !== undefined || area !== undefined;
    return before.status !== 'confirmed' || moves || grows;
  }

  /** @throws NotDeclined: only what was declined may be deleted. */
  assertMayBeDeleted(): void {
    if (this.status !== 'declined') throw new NotDeclined(this.status);
  }

  mayBecome(status: ReservationStatus): boolean {
    return NEXT_STATUSES[this.status].includes(status);
  }

  private assertOpen(): void {
    if (!isOpen(this)) throw new NotOpen(this);
  }

  private assertConfirmed(): void {
    if (this.status !== 'confirmed') throw new NotOpen(this);
  }

  private become(status: ReservationStatus, now: Date, result: Partial<Data<Reservation>> = {}): Reservation {
    if (!this.mayBecome(status)) throw new IllegalTransition(this, status);
    return new Reservation({ ...this, ...SETTLED, ...result, status, statusUpdatedAt: now });
  }
}
