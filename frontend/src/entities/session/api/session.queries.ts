import { queryOptions } from '@tanstack/react-query';
import { type OfficeRole, returnNullOn401, type Role } from '@/shared/api';
import { secondStepCalls, sessionCalls, signedInCalls } from './session.calls';

export const sessionQueries = {
  all: () => ['session'] as const,
  /** The account that is signed in under the role; null when the server knows none. */
  account: (role: Role) =>
    queryOptions({
      queryKey: [...sessionQueries.all(), role],
      queryFn: ({ signal }) => returnNullOn401(sessionCalls[role].account(signal)),
      // It counts as use, which a connection that comes back is not.
      refetchOnReconnect: false,
    }),
  signedIn: (role: Role) =>
    queryOptions({
      queryKey: ['signed-in', role],
      queryFn: ({ signal }) => signedInCalls.read(role, signal),
    }),
  secondStep: (role: OfficeRole) =>
    queryOptions({
      queryKey: ['second-step', role],
      queryFn: ({ signal }) => secondStepCalls.read(role, signal),
    }),
  secondStepsOfManagers: () =>
    queryOptions({
      queryKey: ['second-steps-of-managers'],
      queryFn: ({ signal }) => secondStepCalls.ofManagers(signal),
    }),
};
