import type { DomainEvent } from '../../../kernel/outbox.js';
import type { BookingDetails, Reservation } from './reservation.js';
import type { Fitting, Room } from './capacity.js';
import type { CourtyardClosing } from './courtyard-closing.js';
import type { GuestLine, GuestMemory } from './guest-memory.js';
import type { ReservationFact } from './reservation.events.js';
import type { TimeSlot } from './time-slot.js';

export abstract class PhoneNumbers {
  /** In international format (E.164, `+19045550123`); null if it is not a number. */
  abstract e164(text: string): string | null;
  /** Country of a number in that format, ISO 3166 (`US`); null if it has none, such as a satellite phone's. */
  abstract countryOf(number: string): string | null;
}

/** Limits automatic confirmations for strangers, because nothing proves that an address is theirs. */
export abstract class SelfConfirmations {
  /**
   * Whether one more request may be confirmed; call it in the unit of work that stores it. Limits: two open ones per
   * address, ten an hour per network, thirty an hour in total.
   */
  abstract allow(request: Reservation, network: string | null, now: Date): Promise<boolean>;
}

export abstract class Seating {
  /** The seat usage that the request would cause; null if seats are not counted. Locks the day for other bookings until the unit of work ends. */
  abstract roomFor(reservation: Reservation): Promise<Room | null>;
  /** Locks these days for other bookings until the unit of work ends. */
  abstract lockDays(days: readonly string[]): Promise<void>;
  /**
   * Those in the queue that fit, in order, ignoring other pending requests; all if seats are not counted.
   * @param now when the caller decides: offers that have expired by then hold no seats
   * @param closing of the courtyard on that day, if already read
   */
  abstract fitting(
    date: string,
    line: readonly Reservation[],
    now: Date,
    closing?: CourtyardClosing | null,
  ): Promise<Fitting[]>;
  /** Whether confirmed and offered tables leave no room for it; false where the restaurant counts no seats. */
  abstract isFull(request: Reservation): Promise<boolean>;
  /** The half hours that guests can request on that day, `YYYY-MM-DD`, inside and outside of its hours. */
  abstract slotsOn(date: string): Promise<readonly TimeSlot[]>;
  /** Whether the restaurant is open then. */
  abstract isServed(booking: BookingDetails): Promise<boolean>;
  /** Closing time of that day, `YYYY-MM-DD`; null if the restaurant does not open. */
  abstract closingOn(date: string): Promise<Date | null>;
}

/** Use it in a unit of work. Changes and removals conflict if someone else has changed the reservation since it was read. */
export abstract class ReservationRepository {
  abstract add(reservation: Reservation): Promise<void>;
  /** @throws ReservationNotFound */
  abstract get(id: string): Promise<Reservation>;
  /** Locks the reservation until the unit of work ends. @throws ReservationNotFound */
  abstract hold(id: string): Promise<Reservation>;
  abstract find(id: string): Promise<Reservation | null>;
  /** The pending request to replace this one. */
  abstract findInsteadOf(id: string): Promise<Reservation | null>;
  /** A request with the pending request to replace it. */
  abstract findWithChange(id: string): Promise<{ reservation: Reservation | null; change: Reservation | null }>;
  /** Requests on the waitlist of that day. */
  abstract findWaitingOn(date: string): Promise<Reservation[]>;
  /** Pending and confirmed courtyard requests of that day. */
  abstract findOpenInCourtyard(date: string): Promise<Reservation[]>;
  /** Existing ones, in any order. */
  abstract findMany(ids: readonly string[]): Promise<Reservation[]>;
  abstract save(before: Reservation, after: Reservation): Promise<void>;
  abstract remove(reservation: Reservation): Promise<void>;
}

/** What is stored about the guest of one request. */
export interface RememberedGuest extends GuestMemory {
  readonly id: string;
}

/**
 * A guest is identified by email address, ignoring case. For staff only: visits without an address are matched by phone
 * number, because several people may share a number, and a guest whose contacts were merged has several addresses. Days
 * are in the restaurant's zone, YYYY-MM-DD.
 */
export abstract class GuestMemories {
  /** For the guests of pending and confirmed requests from today on; guests without any data are left out. */
  abstract ofOpenRequests(today: string): Promise<RememberedGuest[]>;
  abstract ofRequest(id: string, today: string): Promise<GuestMemory>;
  /** Whether staff call this guest before confirming, after a no-show. */
  abstract isToBeCalled(guest: Pick<Reservation, 'customerEmail' | 'customerPhone'>, today: string): Promise<boolean>;
  /** For the guest: of that address alone. */
  abstract ofAddress(address: string, today: string): Promise<GuestMemory>;
  /**
   * Call it in a unit of work.
   * @param insteadOf the note that is being replaced; null for none
   * @returns false, without writing, if another note is stored
   */
  abstract write(address: string, line: GuestLine | null, insteadOf: string | null): Promise<boolean>;
  /**
   * Call it in a unit of work. Deletes the note and ignores visits until now, also of the guest's other addresses; nothing
   * is shown again before a new note.
   */
  abstract forget(address: string, now: Date): Promise<void>;
}

/** Text messages that staff send to one person. */
export abstract class StaffTexts {
  /** Why this number cannot be texted, as a sentence; null if it can. */
  abstract reasonAgainst(phone: string | null): Promise<string | null>;
}

/** A recorded event about a request. */
export interface ReservationEvent extends DomainEvent<ReservationFact> {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  /** The actor; null for the guest and for timed events. */
  readonly by: { readonly id: string } | null;
}

/** Notifies guests by one channel about their requests. Messages that became outdated before they were sent are dropped. */
export abstract class GuestNotifier {
  /** The request has arrived. */
  abstract acknowledge(event: ReservationEvent): Promise<void>;
  /** The visit is near. */
  abstract remind(event: ReservationEvent): Promise<void>;
  abstract confirm(event: ReservationEvent): Promise<void>;
  /** The request is on the waitlist. */
  abstract notifyOfPosition(event: ReservationEvent): Promise<void>;
  /** The guest may choose one of the offered times. */
  abstract offer(event: ReservationEvent): Promise<void>;
  abstract decline(event: ReservationEvent): Promise<void>;
  abstract notifyOfChange(event: ReservationEvent): Promise<void>;
  /** The guest has canceled. */
  abstract confirmCancellation(event: ReservationEvent): Promise<void>;
  /** The courtyard was closed or reopened. */
  abstract notifyOfCourtyard(event: ReservationEvent): Promise<void>;
  /** A decision was undone; the request is in its previous state again. */
  abstract withdrawDecision(event: ReservationEvent): Promise<void>;
  /** Another table has replaced this one. */
  abstract withdrawAll(event: ReservationEvent): Promise<void>;
}
