import { messageCalls, messageQueries, type NewMessage } from '@/entities/message';
import { type Change, type Role, useChange } from '@/shared/api';

const sendMessage = (role: Role): Change<NewMessage> => ({
  send: (message) => messageCalls(role).send(message),
  done: () => ({ title: 'Message sent' }),
  failed: () => ({ title: 'Error sending message', description: 'Something went wrong' }),
  stale: [messageQueries.all()],
});

const changes = { admin: sendMessage('admin'), manager: sendMessage('manager'), staff: sendMessage('staff') };

export const useSendMessage = (role: Role) => useChange(changes[role]);
