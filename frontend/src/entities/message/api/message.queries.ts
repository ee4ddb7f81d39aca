import { queryOptions } from '@tanstack/react-query';
import { listQueries, polled, polledEvery, type Role } from '@/shared/api';
import { messageCalls } from './message.calls';

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
