import { queryOptions } from '@tanstack/react-query';
import { listQueries, polled } from '@/shared/api';
import { type Inquiry, inquiryCalls, type InquiryFilter, type InquiryGroup } from './inquiry.calls';

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
