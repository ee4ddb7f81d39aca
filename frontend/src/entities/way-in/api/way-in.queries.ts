import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/shared/api';

export const wayInQueries = {
  /**
   * How people of the house may sign in beside their own password: accounts whose password everybody may know, [] on a server that was not
   * seeded with them, and the directory where there is one.
   */
  all: () =>
    queryOptions({
      queryKey: ['ways-in'],
      async queryFn() {
        const { demoAccounts = [], directory } = await answer(api.GET('/api/restaurant'));
        return { demoAccounts, directory };
      },
    }),
};
