import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs } from '@/shared/api';

export const pageViewQueries = {
  figures: () =>
    queryOptions({
      queryKey: ['page-views'],
      queryFn: ({ signal }) => answer(apiAs('manager').GET('/api/manager/analytics', { signal })),
      refetchInterval: 60_000,
    }),
};
