import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query';
import { type SentDraft, sentDraft } from '@/shared/lib/draft';
import { isOutOfReach, retryChange } from './api-error';
import type { Mutation } from './mutation';

export const keyOf = (name: string) => ['waits', name];

const drafts = new WeakMap<object, SentDraft & { draft: string }>();

/** Deletes the draft behind an intent when the intent succeeds, unless the user has typed more since. */
export function deleteDraftAfter(intent: unknown, draft: string): void {
  if (typeof intent === 'object' && intent !== null) drafts.set(intent, { draft, ...sentDraft(draft) });
}

export const draftOf = (intent: unknown) => drafts.get(intent as object);

/** TanStack Query's options for a mutation; `send` is its mutation function. */
export function mutationOptions<Intent, Result>({ send, of, ...aftermath }: Mutation<Intent, Result>) {
  const { offline } = aftermath;
  return {
    send: async (intent: Intent, context: MutationFunctionContext): Promise<Result> => {
      const result = await send(intent, context);
      draftOf(intent)?.delete();
      return result;
    },
    meta: { ...aftermath },
    ...(of !== undefined && { scope: { id: of } }),
    ...(offline && {
      mutationKey: keyOf(offline.name),
      networkMode: 'online' as const,
      retry: (failures: number, error: Error) => isOutOfReach(error) || retryChange(failures, error),
      // A refused mutation stays until someone decides what to do.
      gcTime: Infinity,
    }),
  };
}

/** Registers the mutation, so that a stored one can be sent after a reload without its component. */
export function declareQueueable<Intent, Result>(client: QueryClient, change: Mutation<Intent, Result>): void {
  const { send: mutationFn, mutationKey, ...options } = mutationOptions(change);
  if (mutationKey) client.setMutationDefaults(mutationKey, { ...options, mutationFn });
}
