import { foreseeArchived, type Message, messageCalls, messageQueries } from '@/entities/message';
import { type Change, type Role, useChange } from '@/shared/api';

const archiveMessage = (role: Role): Change<Message> => ({
  send: ({ id }) => messageCalls(role).archive(id),
  done: () => ({ title: 'Message archived' }),
  failed: () => ({ title: 'Error archiving message' }),
  stale: [messageQueries.all()],
  optimistic: (message) => foreseeArchived(role, message),
});

export const useArchiveMessage = (role: Role) => useChange(archiveMessage(role));
