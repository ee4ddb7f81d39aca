import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type Duplicate = Schemas['DuplicateView'];
export type ContactMerge = Schemas['MergeView'];
export type NewMerge = Schemas['MergeContacts'];

const as = () => apiAs('manager');

export const mergeCalls = {
  duplicates: (signal: AbortSignal) => answer(as().GET('/api/customer-contacts/duplicates', { signal })),
  dismiss: (ids: string[]) => as().POST('/api/customer-contacts/duplicates/dismiss', { body: { ids } }),
  recent: (signal: AbortSignal) => answer(as().GET('/api/customer-contacts/merges', { signal })),
  merge: (body: NewMerge) => answer(as().POST('/api/customer-contacts/merges', { body })),
  undo: (id: string) => as().POST('/api/customer-contacts/merges/{id}/undo', { params: { path: { id } } }),
};

const DUPLICATES_MS = 60_000;

export const mergeQueries = {
  /** Not read again with every change of a contact: it looks through all of them. */
  duplicates: () =>
    queryOptions({
      queryKey: ['contact-duplicates'],
      queryFn: ({ signal }) => mergeCalls.duplicates(signal),
      staleTime: DUPLICATES_MS,
    }),
  /** Merges that can be undone; invalidated with the contacts. */
  recent: () => queryOptions({ queryKey: ['contacts', 'merges'], queryFn: ({ signal }) => mergeCalls.recent(signal) }),
};
