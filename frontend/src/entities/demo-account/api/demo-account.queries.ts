import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/shared/api';

export const demoAccountQueries = {
  /** Accounts whose password everybody may know; [] on a server that was not seeded with them. */
  all: () =>
    queryOptions({
      queryKey: ['demo-accounts'],
      queryFn: async () => (await answer(api.GET('/api/restaurant'))).demoAccounts ?? [],
    }),
};
