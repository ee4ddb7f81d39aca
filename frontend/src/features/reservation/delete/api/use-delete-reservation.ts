import { deleteReservation, readStatus, reservationQueries } from '@/entities/reservation';
import { type Change, sendExpecting, useChange } from '@/shared/api';

interface Deletion {
  id: string;
}

const change: Change<Deletion> = {
  send: (deletion, context) =>
    sendExpecting({
      intent: deletion,
      send: ({ id }) => deleteReservation(id),
      isDone: async () => (await readStatus(context, 'staff', deletion.id)) === undefined,
    }),
  done: () => ({ title: 'Reservation deleted', description: 'Reservation has been permanently removed' }),
  failed: () => ({ title: 'Delete failed', description: 'Failed to delete reservation' }),
  stale: [reservationQueries.all()],
};

export const useDeleteReservation = () => useChange(change);
