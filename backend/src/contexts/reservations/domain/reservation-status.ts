import { Conflict, assertExpectedStatus } from '../../../kernel/domain-error.js';
import { OtherVersion } from './reservation.errors.js';
import type { Change } from './reservations.service.js';
import type { Reservation } from './reservation.js';
import type { ReservationEventType } from './reservation.events.js';

/** @throws OtherVersion, StaleState, Conflict if the reservation has changed since it was shown */
export function assertExpectedState(before: Reservation, change: Change): void {
  const { expectedVersion, expectedStatus, expectedNotes, adminNotes } = change;
  if (expectedVersion !== undefined && expectedVersion !== before.version) throw new OtherVersion(before);
  assertExpectedStatus('reservation', before.status, expectedStatus);
  // Sending the current notes is probably a retry, so it does not conflict.
  if (adminNotes === undefined || expectedNotes === undefined || adminNotes === before.adminNotes) return;
  if (expectedNotes !== (before.adminNotes ?? ''))
    throw new Conflict(
      'Someone else changed these notes after you opened them. Save again to replace their changes with yours.',
    );
}

/** How long a decision can be undone. The screen offers it for that time, and the guest is notified after it. */
export const UNDO_MS = 10_000;
const UNDOING: readonly ReservationEventType[] = [
  'reservation.reopened',
  'reservation.restored',
  'reservation.reinstated',
  'reservation.archived',
];
/** Events after which a confirmed change no longer replaces the first table. */
export const RESTORING: readonly ReservationEventType[] = ['reservation.reopened', 'reservation.declined'];

export const isJustDecided = ({ statusUpdatedAt }: Reservation, now: Date): boolean =>
  now.getTime() - statusUpdatedAt.getTime() < UNDO_MS;

/** A decision can be undone until the next one, or until the booking changes. */
export function undoable(type: ReservationEventType, before: Reservation, changed: Reservation): Reservation {
  const isUndone = UNDOING.includes(type);
  if (changed.status !== before.status && !isUndone) return changed.remembering(before);
  const isRebooked = Object.keys(changed.formerBooking(before)).length > 0;
  return isUndone || isRebooked ? changed.forgettingStateBefore() : changed;
}

export const RESERVATION_STATUSES = ['pending', 'confirmed', 'declined', 'completed', 'no-show', 'archived'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

export const NEXT_STATUSES: Record<ReservationStatus, readonly ReservationStatus[]> = {
  pending: ['confirmed', 'declined'],
  confirmed: ['completed', 'no-show', 'pending'],
  declined: ['pending'],
  completed: ['archived', 'pending'],
  'no-show': ['archived', 'pending'],
  archived: [],
};
