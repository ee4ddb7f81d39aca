import { MovedOn, NotesChanged, OtherVersion } from './reservation.errors.js';
import type { Change } from './reservations.service.js';
import type { ReservationStatus } from './reservation-status.js';
import type { Reservation } from './reservation.js';

/** @throws MovedOn where a screen showed another status */
export function assertShown({ status }: Reservation, shown: ReservationStatus | undefined): void {
  if (shown !== undefined && shown !== status) throw new MovedOn(shown, status);
}

/** @throws OtherVersion, MovedOn, NotesChanged where a screen showed something else */
export function assertAsShown(before: Reservation, change: Change): void {
  const { expectedVersion, expectedStatus, expectedNotes, adminNotes } = change;
  if (expectedVersion !== undefined && expectedVersion !== before.version) throw new OtherVersion(before);
  assertShown(before, expectedStatus);
  // The same notes again are the same call, which has arrived before.
  if (adminNotes === undefined || expectedNotes === undefined || adminNotes === before.adminNotes) return;
  if (expectedNotes !== (before.adminNotes ?? '')) throw new NotesChanged();
}
