import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs } from '@/shared/api';

const LOOK_AGAIN_MS = 60_000;

export const houseStatusQueries = {
  /** What was given up: mail that could not be sent, notifications that wait for a repair. */
  status: () =>
    queryOptions({
      queryKey: ['house-status'],
      queryFn: ({ signal }) => answer(apiAs('admin').GET('/api/admin/status', { signal })),
      refetchInterval: LOOK_AGAIN_MS,
    }),
};
