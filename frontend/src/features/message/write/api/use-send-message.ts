import { messageCalls, messageQueries, type NewMessage } from '@/entities/message';
import { type Change, type Role, useChange } from '@/shared/api';

const sendMessage = (role: Role): Change<NewMessage> => ({
  send: (message) => messageCalls(role).send(message),
  done: () => ({ title: 'Message sent' }),
  failed: () => ({ title: 'Error sending message' }),
  stale: [messageQueries.all()],
});

export const useSendMessage = (role: Role) => useChange(sendMessage(role));
