import { messageCalls, messageQueries, type NewMessage } from '@/entities/message';
import { type Mutation, type Role, useRestMutation } from '@/shared/api';

const sendMessage = (role: Role): Mutation<NewMessage> => ({
  send: (message) => messageCalls(role).send(message),
  done: () => ({ title: 'Message sent' }),
  failed: () => ({ title: 'Error sending message' }),
  invalidates: [messageQueries.all()],
});

export const useSendMessage = (role: Role) => useRestMutation(sendMessage(role));
