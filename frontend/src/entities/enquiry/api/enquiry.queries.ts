import { queryOptions } from '@tanstack/react-query';
import { listQueries, polled } from '@/shared/api';
import { type Enquiry, enquiryCalls, type EnquiryFilter, type EnquiryGroup } from './enquiry.calls';

const key = 'enquiries';
const ROWS_A_PAGE = 50;

export const enquiryQueries = {
  all: () => [key] as const,
  lists: () => [key, 'list'] as const,
  list: (filter: EnquiryFilter) =>
    listQueries<Enquiry>({
      key: [...enquiryQueries.lists(), JSON.stringify(filter)],
      rowsAPage: ROWS_A_PAGE,
      read: (page, signal) => enquiryCalls.list({ ...page, ...filter }, signal),
    }),
  one: (id: string) =>
    queryOptions({ queryKey: [key, 'one', id], queryFn: ({ signal }) => enquiryCalls.get(id, signal) }),
  summary: (group?: EnquiryGroup) =>
    queryOptions({
      queryKey: [key, 'summary', group ?? 'all'],
      queryFn: ({ signal }) => enquiryCalls.summary(group, signal),
      ...polled,
    }),
};
