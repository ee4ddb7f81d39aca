import type { DomainEvent } from '../../../kernel/outbox.js';
import type { Area, RainPlan } from './areas.js';
import type { OfferedTime } from './other-times.js';
import type { BookingDetails, Outcome, Replaced, Reservation, ReservationStatus } from './reservation.js';

/** Subject type of reservations in events and the audit log. */
export const RESERVATION = 'reservation';

/** Payload of reservation events, sufficient to act without further queries. */
export interface ReservationFact {
  readonly customerName: string;
  /** Null if staff entered the request without one. */
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
  readonly partySize: Reservation['partySize'];
  readonly preferredDate: string;
  readonly preferredTime: Reservation['preferredTime'];
  readonly specialRequests: string | null;
  /** Absent in older events. */
  readonly area?: Area | null;
  readonly rainPlan?: RainPlan | null;
  /** Table numbers, such as '4, 5'; absent in older events. */
  readonly tables?: string | null;
  /** Whether the guest opted in to marketing emails. */
  readonly emailOptIn: boolean;
  /** Message to the guest with a decline; absent in older events. */
  readonly declineReason?: string | null;
  /** Status when the request was entered or decided; absent in older events. */
  readonly status?: ReservationStatus;
  readonly previousStatus?: ReservationStatus | null;
  readonly version?: number;
  readonly lateMinutes?: number | null;
  /** Offered times and the end of the offer (ISO 8601, UTC); absent in older events. */
  readonly offeredTimes?: readonly OfferedTime[] | null;
  readonly offeredUntil?: string | null;
  /** The request that this one replaces when it is confirmed. */
  readonly replaces?: Replaced | null;
  /** Outcome of the visit before this change; reopening resets it. */
  readonly formerOutcome: Outcome | null;
  /** Previous values of the booking details that this change altered; absent in older events. */
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
  | 'seated'
  | 'left'
  | 'stayed'
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
  | 'reply-answered'
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
  'reservation.left',
  'reservation.queued',
];

export function reservationEvent(
  type: ReservationEventType,
  reservation: Reservation,
  before: Reservation = reservation,
): DomainEvent<ReservationFact> {
  const { id, customerName, customerEmail, customerPhone, partySize } = reservation;
  const { preferredDate, preferredTime, specialRequests, emailOptIn, declineReason, status, version } = reservation;
  const { area, rainPlan, tables, replaces, offeredTimes } = reservation;
  const offeredUntil = reservation.offeredUntil?.toISOString() ?? null;
  const guest = { customerName, customerEmail, customerPhone, emailOptIn };
  const request = { ...guest, partySize, preferredDate, preferredTime, specialRequests, area, rainPlan, tables };
  const former = { formerOutcome: before.outcome, formerBooking: reservation.formerBooking(before) };
  const previousStatus = before.status === status ? null : before.status;
  const state = {
    declineReason,
    status,
    previousStatus,
    version,
    lateMinutes: reservation.lateByMinutes,
    replaces,
    offeredTimes,
    offeredUntil,
  };
  const subject = { type: RESERVATION, id, name: customerName };
  return { type, subject, payload: { ...request, ...state, ...former } };
}

export interface AnsweredReplyFact extends ReservationFact {
  readonly replyId: string;
}

export function replyAnswered(reservation: Reservation, replyId: string): DomainEvent<AnsweredReplyFact> {
  const event = reservationEvent('reservation.reply-answered', reservation);
  return { ...event, payload: { ...event.payload, replyId } };
}
