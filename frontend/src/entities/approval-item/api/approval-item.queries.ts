import { queryOptions } from '@tanstack/react-query';
import { listQueries, polled } from '@/shared/api';
import {
  type ApprovalReader,
  readCompleted,
  readDiscussion,
  readItem,
  readPending,
  readPreview,
  readSubmissions,
  readSummary,
} from './approval-item.calls';

const key = 'approval-items';

export const approvalItemQueries = {
  all: () => [key] as const,
  waiting: () => [key, 'pending'] as const,
  decided: () => [key, 'completed'] as const,
  pending: () => listQueries({ key: approvalItemQueries.waiting(), rowsAPage: 25, read: readPending }),
  completed: (search = '') =>
    listQueries({ key: [...approvalItemQueries.decided(), search], rowsAPage: 50, read: readCompleted(search) }),
  submissions: () => listQueries({ key: [key, 'submissions'], rowsAPage: 50, read: readSubmissions }),
  summary: () => queryOptions({ queryKey: [key, 'summary'], queryFn: ({ signal }) => readSummary(signal), ...polled }),
  one: (id: string) => queryOptions({ queryKey: [key, 'one', id], queryFn: ({ signal }) => readItem(id, signal) }),
  discussions: () => [key, 'discussion'] as const,
  discussion: (role: ApprovalReader, id: string) =>
    queryOptions({
      queryKey: [...approvalItemQueries.discussions(), role, id],
      queryFn: ({ signal }) => readDiscussion(role, id, signal),
    }),
  previews: () => ['approval-preview'] as const,
  /** Submitted content never changes, but the hours it is compared with do. */
  preview: (id: string) =>
    queryOptions({
      queryKey: [...approvalItemQueries.previews(), id],
      queryFn: ({ signal }) => readPreview(id, signal),
      staleTime: Infinity,
    }),
};
