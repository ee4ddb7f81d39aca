import { foresee, foreseeRows } from '@/shared/api';
import type { BoardRole, Reservation, ReservationFigures, ReservationStatus } from './reservation.calls';
import { reservationQueries } from './reservation.queries';

interface Decision {
  id: Reservation['id'];
  from: ReservationStatus;
  to: ReservationStatus;
}

const figure = (status: ReservationStatus) => (status === 'no-show' ? 'noShow' : status);

/** Board, history and figures as they will be. */
export function foreseeDecision(role: BoardRole, { id, from, to }: Decision) {
  const becomes = (rows: readonly Reservation[]) => rows.map((row) => (row.id === id ? { ...row, status: to } : row));
  const leaves = (rows: readonly Reservation[]) => rows.filter((row) => row.id !== id);
  const isPast = to === 'archived';
  return [
    foreseeRows<Reservation>(reservationQueries.boards(role), isPast ? leaves : becomes),
    foreseeRows<Reservation>(reservationQueries.past(), isPast ? becomes : leaves),
    foresee<ReservationFigures>(reservationQueries.summary(role).queryKey, (figures) => ({
      ...figures,
      [figure(from)]: figures[figure(from)] - 1,
      [figure(to)]: figures[figure(to)] + 1,
    })),
  ];
}
