import { optimisticAnswer, optimisticRows } from '@/shared/api';
import type { BoardRole, Reservation, ServiceDay } from './reservation.calls';
import { reservationQueries } from './reservation.queries';

/** Board, service day and history with the new notes. */
export function optimisticNotes(role: BoardRole, { id, adminNotes }: Pick<Reservation, 'id' | 'adminNotes'>) {
  const noted = (rows: readonly Reservation[]) => rows.map((row) => (row.id === id ? { ...row, adminNotes } : row));
  return [
    optimisticRows<Reservation>(reservationQueries.boards(role), noted),
    optimisticRows<Reservation>(reservationQueries.past(), noted),
    optimisticAnswer<ServiceDay>(reservationQueries.serviceDays(role), (day) => ({
      ...day,
      reservations: [...noted(day.reservations)],
      waiting: [...noted(day.waiting)],
      arrived: [...noted(day.arrived)],
      missed: [...noted(day.missed)],
    })),
  ];
}
