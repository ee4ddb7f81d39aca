import { answer, api, type Mutation, type components, useRestMutation } from '@/shared/api';
import type { ReservationRequest } from '../model/reservation-request';

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
