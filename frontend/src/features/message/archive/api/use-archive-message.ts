import { foreseeArchived, type Message, messageCalls, messageQueries } from '@/entities/message';
import { type Change, type Role, useChange } from '@/shared/api';

const archiveMessage = (role: Role): Change<Message> => ({
  send: ({ id }) => messageCalls(role).archive(id),
  done: () => ({ title: 'Message archived' }),
  failed: () => ({ title: 'Error archiving message', description: 'Something went wrong' }),
  stale: [messageQueries.all()],
  optimistic: (message) => foreseeArchived(role, message),
});

const changes = { admin: archiveMessage('admin'), manager: archiveMessage('manager'), staff: archiveMessage('staff') };

export const useArchiveMessage = (role: Role) => useChange(changes[role]);
