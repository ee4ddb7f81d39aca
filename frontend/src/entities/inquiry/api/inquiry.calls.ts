import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components, listQueries, type PageQuery, polled } from '@/shared/api';

const key = 'enquiries';
const ROWS_A_PAGE = 50;

export const inquiryQueries = {
  all: () => [key] as const,
  lists: () => [key, 'list'] as const,
  list: (filter: InquiryFilter) =>
    listQueries<Inquiry>({
      key: [...inquiryQueries.lists(), JSON.stringify(filter)],
      rowsAPage: ROWS_A_PAGE,
      read: (page, signal) => inquiryCalls.list({ ...page, ...filter }, signal),
    }),
  one: (id: string) =>
    queryOptions({ queryKey: [key, 'one', id], queryFn: ({ signal }) => inquiryCalls.get(id, signal) }),
  summary: (group?: InquiryGroup) =>
    queryOptions({
      queryKey: [key, 'summary', group ?? 'all'],
      queryFn: ({ signal }) => inquiryCalls.summary(group, signal),
      ...polled,
    }),
};

export type Inquiry = components['schemas']['EnquiryView'];
export type InquirySummary = components['schemas']['EnquirySummaryView'];
export type InquiryKind = Inquiry['kind'];
/** Inquiries of the bistro's guests, or of the agency's clients. */
export type InquiryGroup = 'guests' | 'agency';
export type InquiryAnswer = components['schemas']['AnswerEnquiry'];

/** The inbox's filter. */
export interface InquiryFilter {
  group?: InquiryGroup;
  kind?: InquiryKind;
  isRead?: Inquiry['isRead'];
  search?: string;
}

const by = (id: string) => ({ params: { path: { id } } });

export const inquiryCalls = {
  list: (query: PageQuery & InquiryFilter, signal: AbortSignal) =>
    apiAs('admin').GET('/api/admin/enquiries', { params: { query }, signal }),
  /** Total and unread count belong to the group, if one is given. */
  summary: (group: InquiryGroup | undefined, signal: AbortSignal) =>
    answer(
      apiAs('admin').GET('/api/admin/enquiries/summary', { params: { query: { ...(group && { group }) } }, signal }),
    ),
  get: (id: string, signal: AbortSignal) =>
    answer(apiAs('admin').GET('/api/admin/enquiries/{id}', { ...by(id), signal })),
  mark: (id: string, isRead: Inquiry['isRead']) =>
    apiAs('admin').PATCH('/api/admin/enquiries/{id}', { ...by(id), body: { isRead } }),
  answer: (id: string, body: InquiryAnswer) =>
    apiAs('admin').POST('/api/admin/enquiries/{id}/answer', { ...by(id), body }),
};

/** A CSV export of the filtered inbox, without paging. */
export function exportAddress(filter: InquiryFilter): string {
  const query = new URLSearchParams({ ...filter }).toString();
  return `/api/admin/enquiries/export.csv${query && `?${query}`}`;
}

/** Rows by the name of their data source. */
export type PersonalRecord = Readonly<Record<string, readonly object[]>>;

/** What is stored about a person, over all contexts. */
export const personCalls = {
  record: (email: string): Promise<PersonalRecord> =>
    answer(apiAs('admin').POST('/api/admin/personal-records', { body: { email } })),
  erase: (email: string) => apiAs('admin').POST('/api/admin/personal-records/erase', { body: { email } }),
};
