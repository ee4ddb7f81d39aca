import { queryOptions } from '@tanstack/react-query';
import { answer, api, apiAs, type components, polled, type Role } from '@/shared/api';
import type { Account } from './session.calls';

export type TabletPerson = components['schemas']['TabletPersonView'];
export type NewPin = components['schemas']['NewPin'];

export const sharedTabletCalls = {
  share: (role: Role) => apiAs(role).POST('/api/shared-tablet'),
  stop: (role: Role) => apiAs(role).DELETE('/api/shared-tablet'),
  switchTo: (body: components['schemas']['SwitchPerson']): Promise<Account> =>
    answer(api.POST('/api/shared-tablet/switch', { body })),
  setPin: (body: NewPin) => apiAs('staff').PUT('/api/account/pin', { body }),
  removePin: () => apiAs('staff').DELETE('/api/account/pin'),
};

export const sharedTabletQueries = {
  /** The staff on the tablet’s list; 404 if it is not shared. */
  people: () =>
    queryOptions({
      queryKey: ['shared-tablet'],
      queryFn: async ({ signal }) => (await answer(api.GET('/api/shared-tablet', { signal }))).people,
      ...polled,
      staleTime: 0,
    }),
  pin: () =>
    queryOptions({
      queryKey: ['pin'],
      queryFn: ({ signal }) => answer(apiAs('staff').GET('/api/account/pin', { signal })),
    }),
};
