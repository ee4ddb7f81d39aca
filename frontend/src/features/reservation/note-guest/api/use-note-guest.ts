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
    done: ({ line }) => ({ title: line ? 'Noted' : 'Note removed' }),
    failed: () => ({ title: 'Update failed', description: 'Your note wasn’t saved.' }),
    stale: [reservationQueries.all(), trailQueries.all()],
    of: changeOf(id),
  });
