import { contactCalls, contactQueries } from '@/entities/email-marketing/contacts';
import { trailQueries } from '@/entities/trail';
import { type Change, hasStatus, useChange } from '@/shared/api';

const change: Change<{ id: string }> = {
  send: async ({ id }) => {
    try {
      await contactCalls.delete(id);
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
    }
  },
  done: () => ({ title: 'Contact deleted' }),
  failed: () => ({ title: 'Error deleting contact', description: 'Something went wrong' }),
  stale: [contactQueries.all(), trailQueries.all()],
};

export const useDeleteContact = () => useChange(change);
