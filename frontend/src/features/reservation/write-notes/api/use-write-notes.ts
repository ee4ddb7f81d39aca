import { type BoardRole, reservationCalls, reservationQueries, type ReservationStatus } from '@/entities/reservation';
import { trailQueries } from '@/entities/trail';
import { type Change, useChange } from '@/shared/api';

interface Notes {
  id: string;
  adminNotes: string;
  /** What the screen showed; notes never change it. */
  expectedStatus: ReservationStatus;
}

const writeNotes = (role: BoardRole): Change<Notes> => ({
  send: ({ id, ...notes }) => reservationCalls[role].change(id, notes),
  done: () => ({ title: 'Reservation updated', description: 'Status has been updated successfully' }),
  failed: () => ({ title: 'Update failed', description: 'Failed to update reservation' }),
  stale: [reservationQueries.all(), trailQueries.all()],
});

const changes = { admin: writeNotes('admin'), staff: writeNotes('staff') };

export const useWriteNotes = (role: BoardRole) => useChange(changes[role]);
