import {
  type BoardRole,
  changeOf,
  type GuestNote,
  noteGuest,
  type Reservation,
  reservationQueries,
} from '@/entities/reservation';
import { activityQueries } from '@/entities/activity';
import { useRestMutation } from '@/shared/api';

export const useNoteGuest = (role: BoardRole, id: Reservation['id']) =>
  useRestMutation({
    send: (note: GuestNote) => noteGuest(role, id, note),
    done: ({ line }) => ({ title: line ? 'Noted' : 'Note removed' }),
    failed: () => ({ title: 'Update failed', description: 'Your note wasn’t saved.' }),
    invalidates: [reservationQueries.all(), activityQueries.all()],
    of: changeOf(id),
  });
