import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type ContactImport = Schemas['ImportView'];
export type UploadedImport = Schemas['UploadedImportView'];
export type ImportPlan = Schemas['PlanImport'];
export type ImportPreview = Schemas['ImportPreviewView'];

const as = () => apiAs('manager');
const by = (id: string) => ({ params: { path: { id } } });

export const importCalls = {
  upload: (body: Schemas['UploadContacts']) => answer(as().POST('/api/customer-contacts/imports', { body })),
  preview: (id: string, body: ImportPlan) =>
    answer(as().POST('/api/customer-contacts/imports/{id}/preview', { ...by(id), body })),
  start: (id: string, body: ImportPlan) =>
    answer(as().POST('/api/customer-contacts/imports/{id}/start', { ...by(id), body })),
  get: (id: string, signal: AbortSignal) =>
    answer(as().GET('/api/customer-contacts/imports/{id}', { ...by(id), signal })),
};

const PROGRESS_MS = 1_000;

export const importQueries = {
  progress: (id: string) =>
    queryOptions({
      queryKey: ['contact-import', id],
      queryFn: ({ signal }) => importCalls.get(id, signal),
      refetchInterval: ({ state }) => (state.data?.status === 'done' ? false : PROGRESS_MS),
    }),
};

export const refusedAddress = (importId: string) => `/api/customer-contacts/imports/${importId}/refused.csv`;
