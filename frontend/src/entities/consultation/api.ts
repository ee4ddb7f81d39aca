import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/shared/api';
import { sheetOf } from './model/answers';

export const consultationQueries = {
  all: () => ['consultation'],
  /** What this browser saved last. */
  saved: () =>
    queryOptions({
      queryKey: [...consultationQueries.all(), 'saved'],
      queryFn: ({ signal }) => answer(api.GET('/api/consultation', { signal })),
      select: ([newest]) => newest && sheetOf(newest),
    }),
};
