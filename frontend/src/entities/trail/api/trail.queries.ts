import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components } from '@/shared/api';

export type TrailEntry = components['schemas']['TrailEntryView'];

export const trailQueries = {
  all: () => ['trail'] as const,
  /** Who changed what about something, newest first. */
  of: (subjectType: string, subjectId: string) =>
    queryOptions({
      queryKey: ['trail', subjectType, subjectId],
      queryFn: ({ signal }) =>
        answer(apiAs('admin').GET('/api/admin/trail', { params: { query: { subjectType, subjectId } }, signal })),
    }),
};
