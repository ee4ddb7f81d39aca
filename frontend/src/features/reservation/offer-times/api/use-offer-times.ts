import {
  type BoardRole,
  changeOf,
  type OfferedTime,
  offerTimes,
  type Reservation,
  reservationQueries,
} from '@/entities/reservation';
import { overviewQueries } from '@/entities/house/overview';
import { trailQueries } from '@/entities/trail';
import { type Change, useChange } from '@/shared/api';

interface Offer {
  guest: Reservation['customerName'];
  times: OfferedTime[];
  /** What the dialog showed. */
  expectedVersion: number;
}

const offer = (role: BoardRole, id: Reservation['id']): Change<Offer> => ({
  send: ({ times, expectedVersion }) => offerTimes(role, id, { times, expectedVersion }),
  done: ({ guest }) => ({ title: 'Other times offered', subject: guest }),
  failed: () => ({ title: 'Couldn’t send the offer', description: 'Please try again' }),
  stale: [reservationQueries.all(), overviewQueries.today().queryKey, trailQueries.all()],
  of: changeOf(id),
});

export const useOfferTimes = (role: BoardRole, id: Reservation['id']) => useChange(offer(role, id));
