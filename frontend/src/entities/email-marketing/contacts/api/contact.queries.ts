import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listQueries, polled } from '@/shared/api';
import {
  type Contact,
  contactCalls,
  type ContactFilter,
  type ContactSort,
  importCalls,
  segmentCalls,
  type SegmentRule,
} from './contact.calls';

const key = 'contacts';
const ROWS_A_PAGE = 25;
const COUNTED_AFTER_MS = 500;
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
