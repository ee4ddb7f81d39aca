export { type Message, messageCalls, type NewMessage } from './api/message.calls';
export { optimisticArchived, optimisticRead } from './api/optimistic-message';
export { messageQueries } from './api/message.queries';
export { useUnreadCount } from './model/use-unread-count';
export { messageWords } from './model/trail-words';
