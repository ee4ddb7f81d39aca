import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query';
import { errorText } from './api-error';
import { type AnyMutation, forgetKept, hasWaited, isWaiting } from './kept-changes';

/** Something that was tapped without a line. */
interface KeptStep {
  key: number;
  step: string;
  about: string;
  /** What it changes. */
  of: string | undefined;
}

interface WaitingStep extends KeptStep {
  takeBack: () => void;
}

interface RefusedStep extends KeptStep {
  reason: string;
  dismiss: () => void;
}

const stepOf = ({ meta, state, mutationId, options }: AnyMutation): KeptStep => ({
  key: mutationId,
  step: '',
  about: '',
  ...meta?.waits?.says(state.variables),
  of: options.scope?.id,
});

/** What waits for the line, of all things or of one of them, in the order in which it was tapped. */
export function useWaitingChanges(of?: string): readonly WaitingStep[] {
  const client = useQueryClient();
  const isMeant = (mutation: AnyMutation) =>
    isWaiting(mutation) && (of === undefined || mutation.options.scope?.id === of);
  return useChanges(isMeant).map((mutation) => ({
    ...stepOf(mutation),
    takeBack: () => {
      takeBack(client, mutation);
    },
  }));
}

/** What waited and was refused when the line was back. */
export function useRefusedChanges(): readonly RefusedStep[] {
  const client = useQueryClient();
  const isRefused = (mutation: AnyMutation) => mutation.state.status === 'error' && hasWaited(mutation);
  return useChanges(isRefused).map((mutation) => ({
    ...stepOf(mutation),
    reason: errorText(mutation.state.error, 'Please try again.'),
    dismiss: () => {
      client.getMutationCache().remove(mutation);
    },
  }));
}

const useChanges = (isMeant: (mutation: AnyMutation) => boolean) =>
  useMutationState<AnyMutation>({
    filters: { predicate: (mutation) => isMeant(mutation as AnyMutation) },
    select: (mutation) => mutation as AnyMutation,
  });

/** With what was tapped after it on the same thing: that began where this would have led. */
function takeBack(client: QueryClient, mutation: AnyMutation): void {
  const cache = client.getMutationCache();
  const later = cache
    .findAll({
      predicate: (one) => isWaiting(one as AnyMutation) && one.options.scope?.id === mutation.options.scope?.id,
    })
    .filter(({ mutationId }) => mutationId >= mutation.mutationId)
    .reverse();
  for (const one of later) {
    forgetKept(one as AnyMutation);
    cache.remove(one);
  }
}
