import { acquisitionSource } from '@/shared/links';
import { sendCount } from '../api';

let isCounted = false;

/** Call it whenever someone types into the reservation form; only the first time counts. */
export function countReservationStart(): void {
  if (isCounted) return;
  isCounted = true;
  sendCount({ event: 'reservation_started', path: '/reservations', via: acquisitionSource() });
}
