import { messageCalls, messageQueries } from '@/entities/message';
import { type Change, hasStatus, type Role, useChange } from '@/shared/api';

interface Deletion {
  id: string;
}

const deleteMessage = (role: Role): Change<Deletion> => ({
  send: async ({ id }) => {
    try {
      await messageCalls(role).delete(id);
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
    }
  },
  done: () => ({ title: 'Message deleted' }),
  failed: () => ({ title: 'Error deleting message', description: 'Something went wrong' }),
  stale: [messageQueries.all()],
});

const changes = { admin: deleteMessage('admin'), manager: deleteMessage('manager'), staff: deleteMessage('staff') };

export const useDeleteMessage = (role: Role) => useChange(changes[role]);
