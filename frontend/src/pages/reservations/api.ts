import { queryOptions, skipToken } from '@tanstack/react-query';
import { answer, api, type components, type Mutation, type operations, useRestMutation } from '@/shared/api';
import type { ReservationRequest } from './model';

/** The stored request. */
export type Requested = components['schemas']['RequestedView'];

const requestReservation: Mutation<ReservationRequest & { via: string }, Requested> = {
  send: (request) => answer(api.POST('/api/reservations', { body: request, headers: { Accept: 'application/json' } })),
  done: (_, { status }) =>
    status === 'confirmed'
      ? { title: 'Your table is confirmed!', description: 'We look forward to seeing you.' }
      : {
          title: 'Reservation request submitted!',
          description: "We'll contact you soon to confirm your reservation.",
        },
  failed: () => ({ title: 'Failed to submit reservation', description: 'Please try again later' }),
};

export const useRequestReservation = () => useRestMutation(requestReservation);

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
