import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs } from '@/shared/api';

export const visitQueries = {
  figures: () =>
    queryOptions({
      queryKey: ['visits'],
      queryFn: ({ signal }) => answer(apiAs('manager').GET('/api/manager/analytics', { signal })),
      refetchInterval: 60_000,
    }),
};
