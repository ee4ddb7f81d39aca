import { answer, apiAs, type components, type PageQuery } from '@/shared/api';

export type ScheduledContent = components['schemas']['ScheduledContentView'];
export type ContentStatus = ScheduledContent['status'];
export type NewContent = components['schemas']['ScheduleContent'];
export type ContentEdit = components['schemas']['EditContent'];
export type WrittenContent = components['schemas']['PreviewContent'];
export type Submission = components['schemas']['SubmitContent'];

type ReadPage = (query: PageQuery, signal: AbortSignal) => Promise<{ data?: ScheduledContent[]; response: Response }>;

const by = (id: string) => ({ path: { id } });

export const readContents =
  (filter: { status?: ContentStatus }): ReadPage =>
  (query, signal) =>
    apiAs('manager').GET('/api/manager/scheduled-content', { params: { query: { ...query, ...filter } }, signal });

export const readContent = (id: string, signal: AbortSignal) =>
  answer(apiAs('manager').GET('/api/manager/scheduled-content/{id}', { params: by(id), signal }));

/** Days as YYYY-MM-DD; `before` is the day after the last one. */
export const readDays =
  (from: string, before: string): ReadPage =>
  (query, signal) =>
    apiAs('manager').GET('/api/manager/scheduled-content', { params: { query: { ...query, from, before } }, signal });

export const readContentSummary = (signal: AbortSignal) =>
  answer(apiAs('manager').GET('/api/manager/scheduled-content/summary', { signal }));

export const previewContent = (role: 'admin' | 'manager', body: WrittenContent, signal: AbortSignal) =>
  answer(apiAs(role).POST('/api/manager/content-preview', { body, signal }));

export const addContent = (body: NewContent) => apiAs('manager').POST('/api/manager/scheduled-content', { body });

export const editContent = (id: string, body: ContentEdit) =>
  apiAs('manager').PATCH('/api/manager/scheduled-content/{id}', { params: by(id), body });

export const deleteContent = (id: string) =>
  apiAs('manager').DELETE('/api/manager/scheduled-content/{id}', { params: by(id) });

export const submitContent = (body: Submission) => apiAs('manager').POST('/api/approval-items', { body });
