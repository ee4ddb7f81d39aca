import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components } from '@/shared/api';

type Schemas = components['schemas'];
/** The import of another product's reservation book. */
export type BookImport = Schemas['ReservationImportView'];
export type UploadedBook = Schemas['UploadedBookView'];
export type BookPlan = Schemas['PlanVisitImport'];
export type BookPreview = Schemas['BookPreviewView'];

const PROGRESS_MS = 1_000;
const key = 'book-imports';

const as = () => apiAs('admin');
const by = (id: string) => ({ params: { path: { id } } });

export const bookImportQueries = {
  all: () => [key] as const,
  recent: () =>
    queryOptions({
      queryKey: [key, 'recent'],
      queryFn: ({ signal }) => answer(as().GET('/api/admin/reservations/imports', { signal })),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [key, 'one', id],
      queryFn: ({ signal }) => answer(as().GET('/api/admin/reservations/imports/{id}', { ...by(id), signal })),
      refetchInterval: ({ state }) => (state.data?.status === 'running' ? PROGRESS_MS : false),
    }),
};

export const bookImportCalls = {
  upload: (body: Schemas['UploadBook']) => answer(as().POST('/api/admin/reservations/imports', { body })),
  preview: (id: string, body: BookPlan) =>
    answer(as().POST('/api/admin/reservations/imports/{id}/preview', { ...by(id), body })),
  start: (id: string, body: BookPlan) =>
    answer(as().POST('/api/admin/reservations/imports/{id}/start', { ...by(id), body })),
  undo: (id: string) => answer(as().POST('/api/admin/reservations/imports/{id}/undo', by(id))),
};

/** Rows that were rejected, or would be. */
export const rejectedRows = (id: string) => `/api/admin/reservations/imports/${id}/refused.csv`;
