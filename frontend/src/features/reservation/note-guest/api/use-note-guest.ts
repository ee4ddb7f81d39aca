import {
  type BoardRole,
  changeOf,
  type GuestNote,
  noteGuest,
  type Reservation,
  reservationQueries,
} from '@/entities/reservation';
import { trailQueries } from '@/entities/trail';
import { useChange } from '@/shared/api';

export const useNoteGuest = (role: BoardRole, id: Reservation['id']) =>
  useChange({
    send: (note: GuestNote) => noteGuest(role, id, note),
    done: ({ line }) => ({ title: line ? 'Noted' : 'The line is gone' }),
    failed: () => ({ title: 'Update failed', description: 'What you wrote was not kept.' }),
    stale: [reservationQueries.all(), trailQueries.all()],
    of: changeOf(id),
  });
