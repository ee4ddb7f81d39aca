import {
  type BoardRole,
  changeOf,
  optimisticFields,
  readNow,
  type Reservation,
  reservationCalls,
  reservationQueries,
  type ReservationStatus,
  standingLabel,
} from '@/entities/reservation';
import { activityQueries } from '@/entities/activity';
import { type Mutation, useRestMutation } from '@/shared/api';

interface Notes {
  id: Reservation['id'];
  guest: Reservation['customerName'];
  adminNotes: string;
  /** The status that the screen showed; notes do not change it. */
  expectedStatus: ReservationStatus;
  /** The notes that were shown. */
  expectedNotes?: string;
}

const writeNotes = (role: BoardRole): Mutation<Notes> => ({
  send: ({ id, guest: _, ...notes }) => reservationCalls[role].change(id, notes),
  done: () => ({ title: 'Reservation updated', description: 'Status has been updated successfully' }),
  failed: () => ({ title: 'Update failed', description: 'Failed to update reservation' }),
  invalidates: [reservationQueries.all(), activityQueries.all()],
  optimisticUpdate: ({ id, adminNotes }) => optimisticFields(role, id, { adminNotes }),
  offline: {
    name: `${role}/write-notes`,
    describe: ({ guest }) => ({ step: role === 'admin' ? 'Admin notes' : 'Staff notes', about: guest }),
    meets: async (written, _, signal) => {
      const now = await readNow(role, written.id, signal);
      if (!now) return { there: 'Deleted', instead: undefined };
      const there = now.adminNotes ? `${standingLabel(now)}, with the notes: ${now.adminNotes}` : standingLabel(now);
      return { there, instead: { ...written, expectedStatus: now.status, expectedNotes: now.adminNotes ?? '' } };
    },
  },
});

export const notes = { admin: writeNotes('admin'), staff: writeNotes('staff') };

export const useWriteNotes = (role: BoardRole, id: Reservation['id']) =>
  useRestMutation({ ...notes[role], of: changeOf(id) });
