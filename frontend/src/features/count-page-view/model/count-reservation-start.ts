import { wayIn } from '@/shared/links';
import { sendCount } from '../api/send-count';

let isCounted = false;

/** Call it whenever somebody types into the reservation form: the first time counts. */
export function countReservationStart(): void {
  if (isCounted) return;
  isCounted = true;
  sendCount({ event: 'reservation_started', path: '/reservations', via: wayIn() });
}
