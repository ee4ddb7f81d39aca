import { MutationCache, QueryClient } from '@tanstack/react-query';
import { toast } from '@/shared/ui/toast';
import { errorText, isFinal } from './api-error';

const retryUpTo = (times: number) => (failures: number, error: Error) => failures < times && !isFinal(error);
const retryDelay = (failures: number) => Math.min(1000 * 2 ** failures, 30_000);

/** Says what came of a change and reads again what it made stale: after a failure too, somebody else may have been first. */
const aftermath = () =>
  new MutationCache({
    onSuccess(_, intent, __, { meta }) {
      const said = meta?.done?.(intent);
      if (said) toast(said);
    },
    onError(error, intent, _, { meta }) {
      const said = meta?.failed?.(intent);
      if (said) toast({ ...said, description: errorText(error, said.description), variant: 'destructive' });
    },
    onSettled: (_, __, ___, ____, { meta }, { client }) =>
      Promise.all((meta?.stale ?? []).map((queryKey) => client.invalidateQueries({ queryKey }))),
  });

export const createQueryClient = () =>
  new QueryClient({
    mutationCache: aftermath(),
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
