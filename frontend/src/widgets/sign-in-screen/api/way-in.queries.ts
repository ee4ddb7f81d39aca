import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/shared/api';

export const wayInQueries = {
  /** How people can sign in besides their own password: demo accounts ([] on a server without them), and the directory if there is one. */
  all: () =>
    queryOptions({
      queryKey: ['ways-in'],
      async queryFn() {
        const { demoAccounts = [], directory } = await answer(api.GET('/api/restaurant'));
        return { demoAccounts, directory };
      },
    }),
};
