import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, api } from '@/shared/api';

const A_MINUTE_MS = 60_000;

/** What the house can do for its guests: that stands in its settings and in what the owner has switched on, and in no built page. */
export const houseQuery = queryOptions({
  queryKey: ['house'],
  queryFn: ({ signal }) => answer(api.GET('/api/restaurant', { signal })),
  staleTime: A_MINUTE_MS,
});

/** Whether guests sit inside or in the courtyard as they say; no until that is known. */
export const useHasAreas = (): boolean => useQuery(houseQuery).data?.areas === true;
