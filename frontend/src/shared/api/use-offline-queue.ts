import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Conflict } from './mutation';
import { refusalOf } from './offline-queue';
import { type AnyMutation, hasWaited, isUnsent, isWaiting, queueEntryOf } from './offline-queue-entries';

/** Something that was tapped without a line. */
interface QueuedStep {
  key: number;
  step: string;
  about: string;
}

interface WaitingStep extends QueuedStep {
  /** Undefined once it is being sent: it may have arrived. */
  takeBack: (() => void) | undefined;
}

/** What waited and was refused: all steps on one thing, the first of which met something else than it expected. */
export interface RefusedMutation {
  key: number;
  about: string;
  steps: readonly string[];
  /** Milliseconds since 1970. */
  tappedAt: number;
  reason: string;
  /** Reads what there is now; undefined where nobody has to choose. */
  meet: ((signal: AbortSignal) => Promise<Conflict<unknown>>) | undefined;
  dismiss: () => void;
  /** All steps once more, the first of them as this. */
  sendAgain: (first?: unknown) => void;
}

const stepOf = ({ meta, state, mutationId }: AnyMutation): QueuedStep => ({
  key: mutationId,
  step: '',
  about: '',
  ...meta?.offline?.says(state.variables),
});

const scopeOf = ({ options }: AnyMutation) => options.scope?.id;

/** What has not arrived yet, of all things or of one of them, in the order in which it was tapped: also while the server cannot be reached. */
export function useQueuedMutations(of?: string): readonly WaitingStep[] {
  const client = useQueryClient();
  const isMeant = (mutation: AnyMutation) => isUnsent(mutation) && (of === undefined || scopeOf(mutation) === of);
  return useMutations(isMeant).map(({ mutation, isPaused }) => ({
    ...stepOf(mutation),
    takeBack: isPaused
      ? () => {
          takeBack(client, mutation);
        }
      : undefined,
  }));
}

/** What waited and was refused when the line was back, thing by thing. */
export function useRefusedMutations(): readonly RefusedMutation[] {
  const client = useQueryClient();
  const changes = useMutations((mutation) => mutation.state.status === 'error' && hasWaited(mutation));
  const refused = changes.map(({ mutation }) => mutation);
  const isOfSame = (one: AnyMutation, other: AnyMutation) =>
    one === other || (scopeOf(one) !== undefined && scopeOf(one) === scopeOf(other));
  return refused
    .filter((mutation) => refused.find((one) => isOfSame(one, mutation)) === mutation)
    .map((first) =>
      refusedMutation(
        client,
        first,
        refused.filter((one) => isOfSame(one, first)),
      ),
    );
}

function refusedMutation(client: QueryClient, first: AnyMutation, all: readonly AnyMutation[]): RefusedMutation {
  const { key, about } = stepOf(first);
  const { meta, state } = first;
  const { tappedAt = 0, refusal = refusalOf(state.error) } = queueEntryOf(first)?.change ?? {};
  const meets = meta?.offline?.meets?.bind(meta.offline);
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
      for (const mutation of all)
        queueEntryOf(mutation)?.sendAs(mutation === first ? instead : mutation.state.variables);
    },
  };
}

const useMutations = (isMeant: (mutation: AnyMutation) => boolean) =>
  useMutationState({
    filters: { predicate: (mutation) => isMeant(mutation as AnyMutation) },
    select: (mutation) => ({ mutation: mutation as AnyMutation, isPaused: isWaiting(mutation as AnyMutation) }),
  });

function drop(client: QueryClient, mutation: AnyMutation): void {
  queueEntryOf(mutation)?.forget();
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
