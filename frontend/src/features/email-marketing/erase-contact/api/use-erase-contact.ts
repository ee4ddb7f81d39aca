import { contactCalls, contactQueries } from '@/entities/email-marketing/contact';
import { trailQueries } from '@/entities/trail';
import { type Change, hasStatus, useChange } from '@/shared/api';

const change: Change<{ id: string }> = {
  send: async ({ id }) => {
    try {
      await contactCalls.erase(id);
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
    }
  },
  done: () => ({ title: 'Contact erased' }),
  failed: () => ({ title: 'Error erasing contact', description: 'Something went wrong' }),
  stale: [contactQueries.all(), trailQueries.all()],
};

export const useEraseContact = () => useChange(change);
