import { answer, apiAs, type components, type PageQuery, type Role } from '@/shared/api';

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
