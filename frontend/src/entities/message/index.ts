export { type Message, messageCalls, messageQueries, type NewMessage } from './api/message.queries';
export { optimisticArchived, optimisticRead } from './api/optimistic-message';
export { useUnreadCount } from './model';
