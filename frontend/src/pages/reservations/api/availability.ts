import { queryOptions, skipToken } from '@tanstack/react-query';
import { answer, api, type components, type operations } from '@/shared/api';

export type Wanted = operations['PublicReservationsController_availability']['parameters']['query'];

/** Whether a time is full, and which times near it are open. */
export const availabilityQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['availability', wanted],
    queryFn: ({ signal }) => answer(api.GET('/api/reservations/availability', { params: { query: wanted }, signal })),
  });

export type SlotsWanted = operations['PublicReservationsController_times']['parameters']['query'];
export type SlotState = components['schemas']['SlotView']['state'];

/** Availability at each time of a day, refetched every 30 seconds. */
export const slotsQuery = (wanted: SlotsWanted | undefined) =>
  queryOptions({
    queryKey: ['slots', wanted],
    queryFn: wanted
      ? ({ signal }) => answer(api.GET('/api/reservations/times', { params: { query: wanted }, signal }))
      : skipToken,
    refetchInterval: 30_000,
  });
