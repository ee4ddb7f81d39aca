import type { Reservation } from './reservation.js';
import type { ReservationEventType } from './reservation.events.js';

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
