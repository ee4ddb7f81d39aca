import { staffCalls, staffQueries } from '@/entities/staff-member';
import { trailQueries } from '@/entities/trail';
import { type Change, hasStatus, useChange } from '@/shared/api';

interface Deletion {
  id: string;
}

const change: Change<Deletion> = {
  send: async ({ id }) => {
    try {
      await staffCalls.delete(id);
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
    }
  },
  done: () => ({ title: 'Staff member deleted' }),
  failed: () => ({ title: 'Error deleting staff member', description: 'Something went wrong' }),
  stale: [staffQueries.all(), trailQueries.all()],
};

export const useDeleteStaffMember = () => useChange(change);
