import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listQueries, polled } from '@/shared/api';
import {
  type ContentStatus,
  previewContent,
  readContent,
  readContents,
  readContentSummary,
  readDays,
  type WrittenContent,
} from './scheduled-content.calls';

const key = 'scheduled-content';

export const scheduledContentQueries = {
  all: () => [key] as const,
  lists: () => [key, 'lists'] as const,
  list: () => listQueries({ key: [...scheduledContentQueries.lists(), 'all'], rowsAPage: 100, read: readContents({}) }),
  ofStatus: (status: ContentStatus) =>
    listQueries({
      key: [...scheduledContentQueries.lists(), 'status', status],
      rowsAPage: 50,
      read: readContents({ status }),
    }),
  one: (id: string) =>
    queryOptions({ queryKey: [key, 'one', id], queryFn: ({ signal }) => readContent(id, signal), staleTime: 0 }),
  days: (from: string, before: string) =>
    listQueries({
      key: [...scheduledContentQueries.lists(), 'days', from, before],
      rowsAPage: 500,
      read: readDays(from, before),
    }),
  previews: () => ['content-preview'] as const,
  /** Preview of unsaved text. */
  preview: (written: WrittenContent, role: 'admin' | 'manager' = 'manager') =>
    queryOptions({
      queryKey: [...scheduledContentQueries.previews(), role, written],
      queryFn: ({ signal }) => previewContent(role, written, signal),
      placeholderData: keepPreviousData,
      staleTime: Infinity,
      gcTime: 60_000,
    }),
  summary: () =>
    queryOptions({ queryKey: [key, 'summary'], queryFn: ({ signal }) => readContentSummary(signal), ...polled }),
};
