import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components, listQueries } from '@/shared/api';

export type ActivityEntry = components['schemas']['AuditLogEntryView'];

/** The activity log's filter. */
export interface ActivityFilter {
  search?: string;
  /** Id of who did it. */
  by?: string;
  subjectType?: string;
  /** Days in the restaurant's time zone. */
  from?: string;
  to?: string;
}

/** The whole activity log as a file, regardless of the filter. */
export const ACTIVITY_EXPORT = '/api/admin/trail/export.jsonl';

export const activityQueries = {
  all: () => ['trail'] as const,
  /** Who changed what about an item, newest first. */
  of: (subjectType: string, subjectId: string) =>
    queryOptions({
      queryKey: ['trail', subjectType, subjectId],
      queryFn: ({ signal }) =>
        answer(apiAs('admin').GET('/api/admin/trail', { params: { query: { subjectType, subjectId } }, signal })),
    }),
  list: (filter: ActivityFilter) =>
    listQueries<ActivityEntry>({
      key: ['trail', 'list', JSON.stringify(filter)],
      rowsAPage: 50,
      read: (query, signal) =>
        apiAs('admin').GET('/api/admin/trail', { params: { query: { ...query, ...filter } }, signal }),
    }),
  people: () =>
    queryOptions({
      queryKey: ['trail', 'people'],
      queryFn: ({ signal }) => answer(apiAs('admin').GET('/api/admin/trail/people', { signal })),
    }),
};
