import { foresee, foreseeRows, type Role } from '@/shared/api';
import type { MailboxFigures, Message, UnreadCount } from './message.calls';
import { messageQueries } from './message.queries';

const less = (count: number, by: number) => Math.max(0, count - by);

/** Lists and figures once the message has been opened. */
export function foreseeRead(role: Role, { id, isRead }: Message) {
  const read = (rows: readonly Message[]) =>
    rows.map((row): Message => (row.id === id ? { ...row, isRead: 'true' } : row));
  const news = isRead === 'false' ? 1 : 0;
  return [
    foreseeRows<Message>(messageQueries.inboxes(role), read),
    foreseeRows<Message>(messageQueries.archives(role), read),
    foresee<UnreadCount>(messageQueries.unreadCount(role).queryKey, ({ count }) => ({ count: less(count, news) })),
  ];
}

/** Once it has left the inbox. */
export function foreseeArchived(role: Role, { id, isRead }: Message) {
  const news = isRead === 'false' ? 1 : 0;
  return [
    foreseeRows<Message>(messageQueries.inboxes(role), (rows) => rows.filter((row) => row.id !== id)),
    foresee<UnreadCount>(messageQueries.unreadCount(role).queryKey, ({ count }) => ({ count: less(count, news) })),
    foresee<MailboxFigures>(messageQueries.figures(role).queryKey, (figures) => ({
      inbox: less(figures.inbox, 1),
      unread: less(figures.unread, news),
      archived: figures.archived + 1,
    })),
  ];
}
