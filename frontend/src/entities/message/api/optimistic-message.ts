import { optimisticFigures, optimisticRows, type Role } from '@/shared/api';
import { type MailboxFigures, type Message, messageQueries, type UnreadCount } from './message.queries';

const less = (count: number, by: number) => Math.max(0, count - by);

/** Lists and numbers after opening the message. */
export function optimisticRead(role: Role, { id, isRead }: Message) {
  const read = (rows: readonly Message[]) =>
    rows.map((row): Message => (row.id === id ? { ...row, isRead: 'true' } : row));
  const news = isRead === 'false' ? 1 : 0;
  return [
    optimisticRows<Message>(messageQueries.inboxes(role), read),
    optimisticRows<Message>(messageQueries.archives(role), read),
    optimisticFigures<UnreadCount>(messageQueries.unreadCount(role).queryKey, ({ count }) => ({
      count: less(count, news),
    })),
  ];
}

/** After it has left the inbox. */
export function optimisticArchived(role: Role, { id, isRead }: Message) {
  const news = isRead === 'false' ? 1 : 0;
  return [
    optimisticRows<Message>(messageQueries.inboxes(role), (rows) => rows.filter((row) => row.id !== id)),
    optimisticFigures<UnreadCount>(messageQueries.unreadCount(role).queryKey, ({ count }) => ({
      count: less(count, news),
    })),
    optimisticFigures<MailboxFigures>(messageQueries.figures(role).queryKey, (figures) => ({
      inbox: less(figures.inbox, 1),
      unread: less(figures.unread, news),
      archived: figures.archived + 1,
    })),
  ];
}
