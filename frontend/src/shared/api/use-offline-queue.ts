import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Conflict } from './mutation';
import { refusalOf } from './offline-queue';
import { type AnyMutation, hasWaited, isUnsent, isWaiting, queueEntryOf } from './offline-queue-entries';

/** A step taken while offline. */
interface QueuedStep {
  key: number;
  step: string;
  about: string;
}

interface WaitingStep extends QueuedStep {
  /** Undefined while it is being sent: it may have arrived. */
  takeBack: (() => void) | undefined;
}

/** A refused queued mutation with the later steps on the same item. */
export interface RefusedMutation {
  key: number;
  about: string;
  steps: readonly string[];
  /** Milliseconds since 1970. */
  tappedAt: number;
  reason: string;
  /** Reads the current state; undefined if there is nothing to decide. */
  meet: ((signal: AbortSignal) => Promise<Conflict<unknown>>) | undefined;
  dismiss: () => void;
  /** Retries all steps, the first of them with this intent. */
  sendAgain: (first?: unknown) => void;
}

const stepOf = ({ meta, state, mutationId }: AnyMutation): QueuedStep => ({
  key: mutationId,
  step: '',
  about: '',
  ...meta?.offline?.describe(state.variables),
});

const scopeOf = ({ options }: AnyMutation) => options.scope?.id;

/**
 * Steps that have not been sent yet, of one item or of all, in the order in which they were taken. Includes those waiting for an
 * unreachable server.
 */
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

/** Queued mutations that were refused after reconnecting, by item. */
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

/** Removes later steps on the same item too: they build on this one. */
function takeBack(client: QueryClient, mutation: AnyMutation): void {
  const later = client
    .getMutationCache()
    .findAll({ predicate: (one) => isWaiting(one as AnyMutation) && scopeOf(one as AnyMutation) === scopeOf(mutation) })
    .filter(({ mutationId }) => mutationId >= mutation.mutationId)
    .reverse();
  for (const one of later) drop(client, one as AnyMutation);
}
