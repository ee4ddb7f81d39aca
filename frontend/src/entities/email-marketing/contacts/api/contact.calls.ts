import { answer, apiAs, type components, type operations, type PageQuery } from '@/shared/api';

type Schemas = components['schemas'];
export type Contact = Schemas['ContactView'];
export type NewContact = Schemas['CreateContact'];
export type ContactEdit = Schemas['EditContact'];
export type TagsOfMany = Schemas['RetagContacts'];
export type ContactSummary = Schemas['ContactSummaryView'];
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
