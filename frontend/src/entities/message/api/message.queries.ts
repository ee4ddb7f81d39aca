import { queryOptions } from '@tanstack/react-query';
import {
  answer,
  apiAs,
  type components,
  listQueries,
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
