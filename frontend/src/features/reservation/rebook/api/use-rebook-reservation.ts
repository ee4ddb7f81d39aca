import {
  beyondWords,
  type BoardRole,
  type BookingChange,
  type Reservation,
  reservationCalls,
  reservationQueries,
  type ReservationStatus,
} from '@/entities/reservation';
import { trailQueries } from '@/entities/trail';
import { type Change, useChange } from '@/shared/api';

interface Rebooking extends BookingChange {
  id: Reservation['id'];
  guest: Reservation['customerName'];
  /** What the dialog showed. */
  expectedStatus: ReservationStatus;
  beyondCapacity?: boolean;
}

const rebook = (role: BoardRole): Change<Rebooking> => ({
  send: ({ id, guest: _, ...change }) => reservationCalls[role].change(id, change),
  done: ({ guest }) => ({ title: 'Reservation changed', subject: guest }),
  failed: (_, error) =>
    beyondWords(error) === undefined ? { title: 'Couldn’t change', description: 'Please try again' } : undefined,
  stale: [reservationQueries.all(), trailQueries.all()],
});

export const useRebookReservation = (role: BoardRole) => useChange(rebook(role));
