import { messageCalls, messageQueries, type NewMessage } from '@/entities/message';
import { type Change, type Role, useChange } from '@/shared/api';

const sendEmail = (role: Role): Change<NewMessage> => ({
  send: (message) => messageCalls(role).send(message),
  done: (message) => ({
    title: 'Message sent',
    ...(message.byEmail && { description: `We also emailed it to ${message.receiverName ?? 'them'}.` }),
  }),
  failed: () => ({ title: 'Failed to send message' }),
  stale: [messageQueries.all()],
});

export const useSendEmail = (role: Role) => useChange(sendEmail(role));
