import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  answer,
  apiAs,
  type components,
  listQueries,
  optimisticFigures,
  optimisticRows,
  type PageQuery,
  polled,
  polledEvery,
  type Role,
} from '@/shared/api';

export type Message = components['schemas']['MessageView'];
export type NewMessage = components['schemas']['SendMessage'];
export type MailboxFigures = components['schemas']['MailboxSummaryView'];
export type UnreadCount = components['schemas']['UnreadCountView'];

const by = (id: string) => ({ params: { path: { id } } });

/** The mailbox of the account that is signed in with the role. */
export const messageCalls = (role: Role) => ({
  inbox: (query: PageQuery, signal: AbortSignal) => apiAs(role).GET('/api/messages', { params: { query }, signal }),
  archived: (query: PageQuery, signal: AbortSignal) =>
    apiAs(role).GET('/api/messages/archived', { params: { query }, signal }),
  one: (id: string, signal: AbortSignal) => answer(apiAs(role).GET('/api/messages/{id}', { ...by(id), signal })),
  unreadCount: (signal: AbortSignal) => answer(apiAs(role).GET('/api/messages/unread-count', { signal })),
  figures: (signal: AbortSignal) => answer(apiAs(role).GET('/api/messages/summary', { signal })),
  send: (body: NewMessage) => apiAs(role).POST('/api/messages', { body }),
  read: (id: string) => apiAs(role).PUT('/api/messages/{id}/read', by(id)),
  archive: (id: string) => apiAs(role).PUT('/api/messages/{id}/archive', by(id)),
  delete: (id: string) => apiAs(role).DELETE('/api/messages/{id}', by(id)),
});

const key = 'messages';
const ROWS_A_PAGE = 50;

export const messageQueries = {
  all: () => [key] as const,
  mailbox: (role: Role) => [key, role] as const,
  inboxes: (role: Role) => [key, role, 'inbox'] as const,
  archives: (role: Role) => [key, role, 'archived'] as const,
  inbox: (role: Role) =>
    listQueries({
      key: messageQueries.inboxes(role),
      rowsAPage: ROWS_A_PAGE,
      pollMs: 5_000,
      read: messageCalls(role).inbox,
    }),
  archived: (role: Role) =>
    listQueries({
      key: messageQueries.archives(role),
      rowsAPage: ROWS_A_PAGE,
      pollMs: 30_000,
      read: messageCalls(role).archived,
    }),
  one: (role: Role, id: string) =>
    queryOptions({ queryKey: [key, role, 'one', id], queryFn: ({ signal }) => messageCalls(role).one(id, signal) }),
  unreadCount: (role: Role) =>
    queryOptions({
      queryKey: [key, role, 'unread-count'],
      queryFn: ({ signal }) => messageCalls(role).unreadCount(signal),
      ...polledEvery(3_000),
    }),
  figures: (role: Role) =>
    queryOptions({
      queryKey: [key, role, 'figures'],
      queryFn: ({ signal }) => messageCalls(role).figures(signal),
      ...polled,
    }),
};

/** The number of unread messages for a tab's label; undefined when all are read. */
export function useUnreadCount(role: Role): number | undefined {
  const { data } = useQuery(messageQueries.unreadCount(role));
  return data?.count || undefined;
}

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
