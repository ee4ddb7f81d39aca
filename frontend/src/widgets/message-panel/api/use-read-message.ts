import { foreseeRead, type Message, messageCalls, messageQueries } from '@/entities/message';
import { type Change, type Role, useChange } from '@/shared/api';

const readMessage = (role: Role): Change<Message> => ({
  send: ({ id }) => messageCalls(role).read(id),
  stale: [messageQueries.all()],
  optimistic: (message) => foreseeRead(role, message),
});

/** Says nothing: who opens a message has read it. */
export const useReadMessage = (role: Role) => useChange(readMessage(role));
