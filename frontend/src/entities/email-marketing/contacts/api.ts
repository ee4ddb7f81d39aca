import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components, listQueries, type operations, type PageQuery, polled } from '@/shared/api';

const key = 'contacts';
const ROWS_A_PAGE = 25;
const COUNTED_AFTER_MS = 500;
const DUPLICATES_MS = 60_000;
const PROGRESS_MS = 1_000;

export const contactQueries = {
  all: () => [key] as const,
  list: (filter: ContactFilter, sort?: ContactSort) =>
    listQueries<Contact>({
      key: [key, 'list', JSON.stringify(filter), ...(sort ? [sort] : [])],
      rowsAPage: ROWS_A_PAGE,
      read: (page, signal) => contactCalls.list({ ...page, ...filter, ...(sort && { sort }) }, signal),
    }),
  /** Not invalidated with the lists: a contact that was just deleted would be a 404. */
  ones: () => ['contact'] as const,
  one: (id: string) =>
    queryOptions({
      queryKey: [...contactQueries.ones(), id],
      queryFn: ({ signal }) => contactCalls.get(id, signal),
      staleTime: 0,
    }),
  summary: () =>
    queryOptions({ queryKey: [key, 'summary'], queryFn: ({ signal }) => contactCalls.summary(signal), ...polled }),
  tags: () => queryOptions({ queryKey: [key, 'tags'], queryFn: ({ signal }) => contactCalls.tags(signal) }),
  /** Not read again with every change of a contact: it looks through all of them. */
  duplicates: () =>
    queryOptions({
      queryKey: ['contact-duplicates'],
      queryFn: ({ signal }) => mergeCalls.duplicates(signal),
      staleTime: DUPLICATES_MS,
    }),
  /** Merges that can be undone. */
  merges: () => queryOptions({ queryKey: [key, 'merges'], queryFn: ({ signal }) => mergeCalls.recent(signal) }),
  segments: () => queryOptions({ queryKey: [key, 'segments'], queryFn: ({ signal }) => segmentCalls.list(signal) }),
  /** The size of a segment while it is being written; for very large ones an estimate first. */
  count: (rule: SegmentRule) =>
    queryOptions({
      queryKey: [key, 'count', JSON.stringify(rule)],
      queryFn: ({ signal }) => segmentCalls.count(rule, signal),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.isEstimate ? COUNTED_AFTER_MS : false),
    }),
  /** The progress of an import. */
  import: (id: string) =>
    queryOptions({
      queryKey: ['contact-import', id],
      queryFn: ({ signal }) => importCalls.get(id, signal),
      refetchInterval: ({ state }) => (state.data?.status === 'done' ? false : PROGRESS_MS),
    }),
};

type Schemas = components['schemas'];
export type Contact = Schemas['ContactView'];
export type NewContact = Schemas['CreateContact'];
export type ContactEdit = Schemas['EditContact'];
export type TagsOfMany = Schemas['RetagContacts'];
export type ContactSummary = Schemas['ContactSummaryView'];
export type Duplicate = Schemas['DuplicateView'];
export type ContactMerge = Schemas['MergeView'];
export type NewMerge = Schemas['MergeContacts'];
export type Tag = Schemas['TagView'];
export type Segment = Schemas['SegmentView'];
export type SegmentRule = Schemas['CountSegment'];
export type LiveCount = Schemas['LiveCountView'];
export type NewSegment = Schemas['CreateSegment'];
export type SegmentEdit = Schemas['EditSegment'];
export type SegmentCondition = Schemas['ConditionView'];
export type ContactImport = Schemas['ImportView'];
export type UploadedImport = Schemas['UploadedImportView'];
export type ImportPlan = Schemas['PlanImport'];
export type ImportPreview = Schemas['ImportPreviewView'];

/** The list's filter. */
export interface ContactFilter {
  query?: string;
  tag?: string;
  status?: Contact['status'];
}

/** The list's order; newest first without it. */
export type ContactSort = NonNullable<
  NonNullable<operations['ContactsController_list']['parameters']['query']>['sort']
>;

const as = () => apiAs('manager');
const by = (id: string) => ({ params: { path: { id } } });

export const contactCalls = {
  list: (query: PageQuery & ContactFilter & { sort?: ContactSort }, signal: AbortSignal) =>
    as().GET('/api/customer-contacts', { params: { query }, signal }),
  get: (id: string, signal: AbortSignal) => answer(as().GET('/api/customer-contacts/{id}', { ...by(id), signal })),
  summary: (signal: AbortSignal) => answer(as().GET('/api/customer-contacts/summary', { signal })),
  tags: (signal: AbortSignal) => answer(as().GET('/api/customer-contacts/tags', { signal })),
  create: (body: NewContact) => answer(as().POST('/api/customer-contacts', { body })),
  edit: (id: string, body: ContactEdit) => answer(as().PUT('/api/customer-contacts/{id}', { ...by(id), body })),
  delete: (id: string) => as().DELETE('/api/customer-contacts/{id}', by(id)),
  tagMany: (body: TagsOfMany) => answer(as().POST('/api/customer-contacts/tags', { body })),
};

export const mergeCalls = {
  duplicates: (signal: AbortSignal) => answer(as().GET('/api/customer-contacts/duplicates', { signal })),
  dismiss: (ids: string[]) => as().POST('/api/customer-contacts/duplicates/dismiss', { body: { ids } }),
  recent: (signal: AbortSignal) => answer(as().GET('/api/customer-contacts/merges', { signal })),
  merge: (body: NewMerge) => answer(as().POST('/api/customer-contacts/merges', { body })),
  undo: (id: string) => as().POST('/api/customer-contacts/merges/{id}/undo', by(id)),
};

export const segmentCalls = {
  list: (signal: AbortSignal) =>
    answer(as().GET('/api/contact-segments', { params: { query: { limit: 500 } }, signal })),
  count: (body: SegmentRule, signal: AbortSignal) => answer(as().POST('/api/contact-segments/count', { body, signal })),
  create: (body: NewSegment) => answer(as().POST('/api/contact-segments', { body })),
  edit: (id: string, body: SegmentEdit) => answer(as().PUT('/api/contact-segments/{id}', { ...by(id), body })),
  delete: (id: string) => as().DELETE('/api/contact-segments/{id}', by(id)),
};

export const importCalls = {
  upload: (body: Schemas['UploadContacts']) => answer(as().POST('/api/customer-contacts/imports', { body })),
  preview: (id: string, body: ImportPlan) =>
    answer(as().POST('/api/customer-contacts/imports/{id}/preview', { ...by(id), body })),
  start: (id: string, body: ImportPlan) =>
    answer(as().POST('/api/customer-contacts/imports/{id}/start', { ...by(id), body })),
  get: (id: string, signal: AbortSignal) =>
    answer(as().GET('/api/customer-contacts/imports/{id}', { ...by(id), signal })),
};

/** A CSV export of the filtered contacts. */
export const exportAddress = (filter: ContactFilter) => {
  const query = new URLSearchParams({ ...filter }).toString();
  return `/api/customer-contacts/export.csv${query && `?${query}`}`;
};
export const refusedAddress = (importId: string) => `/api/customer-contacts/imports/${importId}/refused.csv`;
