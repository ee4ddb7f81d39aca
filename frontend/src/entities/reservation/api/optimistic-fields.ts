import { optimisticAnswer, optimisticRows } from '@/shared/api';
import { countedOf } from '../model/request-options';
import type { BoardRole, Reservation, ServiceDay } from './reservation.calls';
import { reservationQueries } from './reservation.queries';

type Fields = Partial<Pick<Reservation, 'adminNotes' | 'tables' | 'leftAt'>>;

/** Board, service day and history with a reservation's new fields; none of these moves it to another list. */
export function optimisticFields(role: BoardRole, id: Reservation['id'], fields: Fields) {
  const changed = (rows: readonly Reservation[]) => rows.map((row) => (row.id === id ? { ...row, ...fields } : row));
  return [
    optimisticRows<Reservation>(reservationQueries.boards(role), changed),
    optimisticRows<Reservation>(reservationQueries.past(), changed),
    optimisticAnswer<ServiceDay>(reservationQueries.serviceDays(role), (day) => {
      const arrived = changed(day.arrived);
      return {
        ...day,
        reservations: changed(day.reservations),
        waiting: changed(day.waiting),
        arrived,
        missed: changed(day.missed),
        here: countedOf(arrived.filter(({ leftAt }) => leftAt === null)),
      };
    }),
  ];
}
