import type { Reservation } from './reservation.js';
import { NothingChanged } from './reservation.errors.js';

/** Another table, or another plan for rain in the courtyard, is a change. @throws NothingChanged */
export function assertIsChange(requested: Reservation, current: Reservation): void {
  if (Object.keys(requested.formerBooking(current)).length > 0) return;
  if (requested.area !== 'courtyard' || requested.rainPlan === current.rainPlan) throw new NothingChanged();
}
