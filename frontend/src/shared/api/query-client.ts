import { MutationCache, QueryClient } from '@tanstack/react-query';
import { toast, type ToastMessage } from '@/shared/ui/toast';
import { errorText, isOutOfReach, retryChange, retryUpTo } from './api-error';
import { OptimisticUpdates } from './optimistic-update';
import { draftOf } from './mutation-options';
import { hasWaited, queueEntryOf } from './offline-queue-entries';

/** As long as the server allows undoing a decision; the guest's email goes out after that (`undo.ts` of the reservations). */
const UNDO_MS = 10_000;

const retryDelay = (failures: number) => Math.min(1000 * 2 ** failures, 30_000);

/** In the toast, since the control that made the change may be gone. */
const undo = (takeBack: () => Promise<unknown>): Partial<ToastMessage> => ({
  duration: UNDO_MS,
  action: {
    label: 'Undo',
    onPress: () => void takeBack().catch(() => undefined),
  },
});

const isOffline = (error: unknown) => isOutOfReach(error) && !navigator.onLine;

/**
 * Applies optimistic updates, shows toasts and refetches invalidated queries, after a failure too, since someone else may have been
 * first.
 */
const course = (optimisticUpdates: () => OptimisticUpdates) =>
  new MutationCache({
    onMutate(intent, mutation) {
      optimisticUpdates().begin(mutation, mutation.meta?.optimisticUpdate?.(intent) ?? []);
    },
    onSuccess(result, intent, _, mutation, { client }) {
      const { meta, options } = mutation;
      // Now, and not on TanStack's `success`, which waits for the refetches: the next page would send the change again.
      queueEntryOf(mutation)?.forget();
      const message = meta?.done?.(intent, result);
      if (!message) return;
      // A later decision about the same thing replaces the Undo of an earlier one.
      const about = meta?.undoneBy && options.scope ? { about: options.scope.id } : {};
      const back = meta?.undoneBy?.(intent, result);
      if (back === undefined) {
        toast({ ...message, ...about });
        return;
      }
      const takeBack = async () => {
        await client.getMutationCache().build(client, options).execute(back);
        draftOf(intent)?.restore();
      };
      toast({ ...undo(takeBack), ...message, ...about });
    },
    onError(error, intent, _, mutation) {
      queueEntryOf(mutation)?.refuse(error);
      // Shown by `useRefusedChanges`, which stays on screen: several may fail at once, while the user is looking elsewhere.
      if (hasWaited(mutation)) return;
      const { meta } = mutation;
      const message = meta?.failed?.(intent, error);
      if (message)
        toast({
          ...message,
          description: isOffline(error)
            ? 'You’re offline. Try again when you’re back online.'
            : errorText(error, message.description ?? 'Something went wrong'),
          variant: 'destructive',
        });
    },
    onSettled(_, error, __, ___, mutation, { client }) {
      optimisticUpdates().end(mutation, error !== null);
      return Promise.all((mutation.meta?.invalidates ?? []).map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });

export function createQueryClient() {
  const client: QueryClient = new QueryClient({
    mutationCache: course(() => optimisticUpdates),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 5 * 60_000,
        retry: retryUpTo(2),
        retryDelay,
        refetchOnWindowFocus: true,
      },
      // 'always': without a network a form reports the failure instead of waiting silently.
      mutations: { retry: retryChange, retryDelay, networkMode: 'always' },
    },
  });
  const optimisticUpdates = new OptimisticUpdates(client);
  return client;
}
