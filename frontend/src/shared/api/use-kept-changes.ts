import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Met } from './change';
import { refusalOf } from './kept-changes';
import { type AnyMutation, hasWaited, isUnsent, isWaiting, keptOf } from './kept-marks';

/** Something that was tapped without a line. */
interface KeptStep {
  key: number;
  step: string;
  about: string;
}

interface WaitingStep extends KeptStep {
  /** Undefined once it is being sent: it may have arrived. */
  takeBack: (() => void) | undefined;
}

/** What waited and was refused: all steps on one thing, the first of which met something else than it expected. */
export interface RefusedChange {
  key: number;
  about: string;
  steps: readonly string[];
  /** Milliseconds since 1970. */
  tappedAt: number;
  reason: string;
  /** Reads what there is now; undefined where nobody has to choose. */
  meet: ((signal: AbortSignal) => Promise<Met<unknown>>) | undefined;
  dismiss: () => void;
  /** All steps once more, the first of them as this. */
  sendAgain: (first?: unknown) => void;
}

const stepOf = ({ meta, state, mutationId }: AnyMutation): KeptStep => ({
  key: mutationId,
  step: '',
  about: '',
  ...meta?.waits?.says(state.variables),
});

const scopeOf = ({ options }: AnyMutation) => options.scope?.id;

/** What has not arrived yet, of all things or of one of them, in the order in which it was tapped: also while the server cannot be reached. */
export function useWaitingChanges(of?: string): readonly WaitingStep[] {
  const client = useQueryClient();
  const isMeant = (mutation: AnyMutation) => isUnsent(mutation) && (of === undefined || scopeOf(mutation) === of);
  return useChanges(isMeant).map(({ mutation, isPaused }) => ({
    ...stepOf(mutation),
    takeBack: isPaused
      ? () => {
          takeBack(client, mutation);
        }
      : undefined,
  }));
}

/** What waited and was refused when the line was back, thing by thing. */
export function useRefusedChanges(): readonly RefusedChange[] {
  const client = useQueryClient();
  const changes = useChanges((mutation) => mutation.state.status === 'error' && hasWaited(mutation));
  const refused = changes.map(({ mutation }) => mutation);
  const isOfSame = (one: AnyMutation, other: AnyMutation) =>
    one === other || (scopeOf(one) !== undefined && scopeOf(one) === scopeOf(other));
  return refused
    .filter((mutation) => refused.find((one) => isOfSame(one, mutation)) === mutation)
    .map((first) =>
      refusedChange(
        client,
        first,
        refused.filter((one) => isOfSame(one, first)),
      ),
    );
}

function refusedChange(client: QueryClient, first: AnyMutation, all: readonly AnyMutation[]): RefusedChange {
  const { key, about } = stepOf(first);
  const { meta, state } = first;
  const { tappedAt = 0, refusal = refusalOf(state.error) } = keptOf(first)?.change ?? {};
  const meets = meta?.waits?.meets?.bind(meta.waits);
  return {
    key,
    about,
    steps: all.map((mutation) => stepOf(mutation).step),
    tappedAt,
    reason: refusal.reason,
    meet: refusal.isConflict && meets ? (signal) => meets(state.variables, refusal.reason, signal) : undefined,
    dismiss: () => {
      for (const mutation of all) drop(client, mutation);
    },
    sendAgain: (instead = state.variables) => {
      for (const mutation of all) keptOf(mutation)?.sendAs(mutation === first ? instead : mutation.state.variables);
    },
  };
}

const useChanges = (isMeant: (mutation: AnyMutation) => boolean) =>
  useMutationState({
    filters: { predicate: (mutation) => isMeant(mutation as AnyMutation) },
    select: (mutation) => ({ mutation: mutation as AnyMutation, isPaused: isWaiting(mutation as AnyMutation) }),
  });

function drop(client: QueryClient, mutation: AnyMutation): void {
  keptOf(mutation)?.forget();
  client.getMutationCache().remove(mutation);
}

/** With what was tapped after it on the same thing: that began where this would have led. */
function takeBack(client: QueryClient, mutation: AnyMutation): void {
  const later = client
    .getMutationCache()
    .findAll({ predicate: (one) => isWaiting(one as AnyMutation) && scopeOf(one as AnyMutation) === scopeOf(mutation) })
    .filter(({ mutationId }) => mutationId >= mutation.mutationId)
    .reverse();
  for (const one of later) drop(client, one as AnyMutation);
}
