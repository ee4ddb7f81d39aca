import { overviewQueries } from '@/entities/house/overview';
import { type BoardRole, cancelReservation, type Reservation, reservationQueries } from '@/entities/reservation';
import { trailQueries } from '@/entities/trail';
import { type Change, useChange } from '@/shared/api';

interface Cancellation {
  id: Reservation['id'];
  guest: Reservation['customerName'];
  /** What the dialog showed. */
  from: Reservation['status'];
}

const cancel = (role: BoardRole): Change<Cancellation> => ({
  send: ({ id, from }) => cancelReservation(role, id, from),
  done: ({ guest }) => ({ title: 'Reservation canceled', subject: guest }),
  failed: () => ({ title: 'Couldn’t cancel', description: 'Please try again' }),
  stale: [reservationQueries.all(), overviewQueries.today().queryKey, trailQueries.all()],
});

export const useCancelReservation = (role: BoardRole) => useChange(cancel(role));
