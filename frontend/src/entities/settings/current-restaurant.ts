import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, api } from '@/shared/api';

const A_MINUTE_MS = 60_000;

/** What the restaurant offers guests. It depends on settings and the owner's feature settings, so no built page contains it. */
export const restaurantQuery = queryOptions({
  queryKey: ['restaurant'],
  queryFn: ({ signal }) => answer(api.GET('/api/restaurant', { signal })),
  staleTime: A_MINUTE_MS,
});

/** Whether guests can choose inside or courtyard; false until known. */
export const useHasAreas = (): boolean => useQuery(restaurantQuery).data?.areas === true;
