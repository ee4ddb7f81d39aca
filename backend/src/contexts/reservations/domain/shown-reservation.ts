import { StaleStateError, NotesChanged, OtherVersion } from './reservation.errors.js';
import type { Change } from './reservations.service.js';
import type { ReservationStatus } from './reservation-status.js';
import type { Reservation } from './reservation.js';

/** @throws StaleStateError if the status is not the one that was shown */
export function assertExpectedStatus({ status }: Reservation, shown: ReservationStatus | undefined): void {
  if (shown !== undefined && shown !== status) throw new StaleStateError(shown, status);
}

/** @throws OtherVersion, StaleStateError, NotesChanged if the reservation has changed since it was shown */
export function assertExpectedState(before: Reservation, change: Change): void {
  const { expectedVersion, expectedStatus, expectedNotes, adminNotes } = change;
  if (expectedVersion !== undefined && expectedVersion !== before.version) throw new OtherVersion(before);
  assertExpectedStatus(before, expectedStatus);
  // Sending the current notes is probably a retry, so it does not conflict.
  if (adminNotes === undefined || expectedNotes === undefined || adminNotes === before.adminNotes) return;
  if (expectedNotes !== (before.adminNotes ?? '')) throw new NotesChanged();
}
