import type { DomainEvent } from '../../../kernel/outbox.js';
import type { Area, RainPlan } from './areas.js';
import type { OfferedTime } from './other-times.js';
import type { BookingDetails, Outcome, Replaced, Reservation, ReservationStatus } from './reservation.js';

/** What events and trail call a reservation. */
export const RESERVATION = 'reservation';

/** What the listeners of a reservation's events get: enough to act without asking back. */
export interface ReservationFact {
  readonly customerName: string;
  /** Null where the house entered the request without one. */
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
  readonly partySize: Reservation['partySize'];
  readonly preferredDate: string;
  readonly preferredTime: Reservation['preferredTime'];
  readonly specialRequests: string | null;
  /** Where the party sits; events of before have none. */
  readonly area?: Area | null;
  readonly rainPlan?: RainPlan | null;
  /** Whether the guest asked for news by mail. */
  readonly emailOptIn: boolean;
  /** ReservationEvent to the guest beside a decline; events of before have none. */
  readonly declineReason?: string | null;
  /** What the request was as it was entered or decided; events of before have none. */
  readonly status?: ReservationStatus;
  readonly previousStatus?: ReservationStatus | null;
  readonly version?: number;
  readonly lateMinutes?: number | null;
  /** What the house has offered instead, and until when (ISO 8601, UTC); events of before have none. */
  readonly offeredTimes?: readonly OfferedTime[] | null;
  readonly offeredUntil?: string | null;
  /** The request that is given up when this one is confirmed. */
  readonly replaces?: Replaced | null;
  /** How the visit had ended before this change: reopening takes it back. */
  readonly formerOutcome: Outcome | null;
  /** Day, time and party as they were, where this change made them others; events of before have none. */
  readonly formerBooking?: Partial<BookingDetails>;
}

export type ReservationEventType = `reservation.${
  | 'requested'
  | 'entered'
  | 'offered'
  | 'queued'
  | 'unqueued'
  | 'confirmed'
  | 'declined'
  | 'completed'
  | 'missed'
  | 'archived'
  | 'reopened'
  | 'restored'
  | 'reinstated'
  | 'cancelled'
  | 'replaced'
  | 'late'
  | 'reminded'
  | 'coming'
  | 'moved-inside'
  | 'left-without-table'
  | 'asked-about-rain'
  | 'rained-off'
  | 'courtyard-opened'
  | 'replied'
  | 'reply-seen'
  | 'changed'
  | 'noted'
  | 'guest-noted'
  | 'guest-corrected'
  | 'guest-forgotten'
  | 'deleted'}`;

export const EVENT_BY_STATUS: Record<ReservationStatus, ReservationEventType> = {
  pending: 'reservation.reopened',
  confirmed: 'reservation.confirmed',
  declined: 'reservation.declined',
  completed: 'reservation.completed',
  'no-show': 'reservation.missed',
  archived: 'reservation.archived',
};

/** Events after which seats may be free for the waitlist. */
export const SEAT_RELEASING_EVENTS: readonly ReservationEventType[] = [
  'reservation.declined',
  'reservation.cancelled',
  'reservation.rained-off',
  'reservation.replaced',
  'reservation.changed',
  'reservation.reopened',
  'reservation.missed',
  'reservation.queued',
];

export function reservationEvent(
  type: ReservationEventType,
  reservation: Reservation,
  before: Reservation = reservation,
): DomainEvent<ReservationFact> {
  const { id, customerName, customerEmail, customerPhone, partySize } = reservation;
  const { preferredDate, preferredTime, specialRequests, emailOptIn, declineReason, status, version } = reservation;
  const { area, rainPlan, lateMinutes, replaces, offeredTimes } = reservation;
  const offeredUntil = reservation.offeredUntil?.toISOString() ?? null;
  const guest = { customerName, customerEmail, customerPhone, emailOptIn };
  const request = { ...guest, partySize, preferredDate, preferredTime, specialRequests, area, rainPlan };
  const former = { formerOutcome: before.outcome, formerBooking: reservation.formerBooking(before) };
  const previousStatus = before.status === status ? null : before.status;
  const state = { declineReason, status, previousStatus, version, lateMinutes, replaces, offeredTimes, offeredUntil };
  return { type, subject: { type: RESERVATION, id }, payload: { ...request, ...state, ...former } };
}
