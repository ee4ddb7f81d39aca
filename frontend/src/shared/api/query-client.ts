import { QueryClient } from '@tanstack/react-query';
import { isFinal } from './api-error';

const retryUpTo = (times: number) => (failures: number, error: Error) => failures < times && !isFinal(error);
const retryDelay = (failures: number) => Math.min(1000 * 2 ** failures, 30_000);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 5 * 60_000,
        retry: retryUpTo(2),
        retryDelay,
        refetchOnWindowFocus: true,
      },
      // 'always': without a network a form says so instead of waiting silently for one.
      mutations: { retry: retryUpTo(1), retryDelay, networkMode: 'always' },
    },
  });
