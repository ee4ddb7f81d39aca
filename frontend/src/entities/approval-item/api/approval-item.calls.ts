import { answer, apiAs, type components, type PageQuery } from '@/shared/api';

export type ApprovalItem = components['schemas']['ApprovalItemView'];
export type ApprovalStatus = ApprovalItem['status'];
export type ApprovalFigures = components['schemas']['ApprovalSummaryView'];
export type Discussion = components['schemas']['DiscussionView'];
export type ApprovalComment = components['schemas']['CommentView'];
/** The roles that comment on submissions. */
export type ApprovalReader = 'admin' | 'manager';
export type Preview = components['schemas']['ContentPreviewView'];

type ReadPage = (query: PageQuery, signal: AbortSignal) => Promise<{ data?: ApprovalItem[]; response: Response }>;

const by = (id: string) => ({ path: { id } });

export const readPending: ReadPage = (query, signal) =>
  apiAs('admin').GET('/api/admin/approval-items/pending', { params: { query }, signal });

/** @param search part of a title or of a submitter's name; '' for everything */
export const readCompleted =
  (search: string): ReadPage =>
  (query, signal) => {
    const narrowed = search ? { ...query, search } : query;
    return apiAs('admin').GET('/api/admin/approval-items/completed', { params: { query: narrowed }, signal });
  };

export const readSubmissions: ReadPage = (query, signal) =>
  apiAs('manager').GET('/api/manager/submissions', { params: { query }, signal });

export const readSummary = (signal: AbortSignal): Promise<ApprovalFigures> =>
  answer(apiAs('admin').GET('/api/admin/approval-items/summary', { signal }));

export const readItem = (id: string, signal: AbortSignal): Promise<ApprovalItem> =>
  answer(apiAs('admin').GET('/api/admin/approval-items/{id}', { params: by(id), signal }));

export const readPreview = (id: string, signal: AbortSignal): Promise<Preview> =>
  answer(apiAs('admin').GET('/api/admin/approval-items/{id}/preview', { params: by(id), signal }));

export const decideItem = (id: string, status: ApprovalStatus, adminComments: string) =>
  apiAs('admin').PATCH('/api/admin/approval-items/{id}', { params: by(id), body: { status, adminComments } });

export const deleteItem = (id: string) => apiAs('admin').DELETE('/api/admin/approval-items/{id}', { params: by(id) });

export const readDiscussion = (role: ApprovalReader, id: string, signal: AbortSignal): Promise<Discussion> =>
  answer(apiAs(role).GET('/api/approval-items/{id}/comments', { params: by(id), signal }));

export const addComment = (role: ApprovalReader, id: string, body: components['schemas']['AddComment']) =>
  apiAs(role).POST('/api/approval-items/{id}/comments', { params: by(id), body });

const oneOf = (id: string, commentId: string) => ({ params: { path: { id, commentId } } });

export const resolveThread = (role: ApprovalReader, id: string, commentId: string, isResolved: boolean) =>
  apiAs(role).PATCH('/api/approval-items/{id}/comments/{commentId}', { ...oneOf(id, commentId), body: { isResolved } });

export const deleteComment = (role: ApprovalReader, id: string, commentId: string) =>
  apiAs(role).DELETE('/api/approval-items/{id}/comments/{commentId}', oneOf(id, commentId));
