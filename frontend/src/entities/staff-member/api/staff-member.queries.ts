import { queryOptions } from '@tanstack/react-query';
import { listQueries, polled, type Role } from '@/shared/api';
import { staffCalls } from './staff-member.calls';

const key = 'staff';

export const staffQueries = {
  all: () => [key] as const,
  lists: () => [key, 'list'] as const,
  list: () => listQueries({ key: staffQueries.lists(), rowsAPage: 100, read: staffCalls.list }),
  figures: () =>
    queryOptions({ queryKey: [key, 'figures'], queryFn: ({ signal }) => staffCalls.figures(signal), ...polled }),
  /** The people one can write to. */
  names: (role: Role) =>
    queryOptions({
      queryKey: [key, 'names', role],
      queryFn: ({ signal }) => staffCalls.names(role, signal),
      staleTime: 60_000,
    }),
};
