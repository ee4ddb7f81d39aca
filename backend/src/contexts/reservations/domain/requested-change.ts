import type { Reservation } from './reservation.js';
import { NothingChanged } from './reservation.errors.js';

/** A different booking or rain plan is a change. @throws NothingChanged */
export function assertIsChange(requested: Reservation, current: Reservation): void {
  if (Object.keys(requested.formerBooking(current)).length > 0) return;
  if (requested.area !== 'courtyard' || requested.rainPlan === current.rainPlan) throw new NothingChanged();
}
