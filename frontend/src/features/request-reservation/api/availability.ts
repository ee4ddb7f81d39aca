import { queryOptions } from '@tanstack/react-query';
import { answer, api, type operations } from '@/shared/api';

export type Wanted = operations['PublicReservationsController_availability']['parameters']['query'];

/** Whether a time is full, and what is open near it. */
export const availabilityQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['availability', wanted],
    queryFn: ({ signal }) => answer(api.GET('/api/reservations/availability', { params: { query: wanted }, signal })),
  });
