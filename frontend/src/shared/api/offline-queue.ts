import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { errorText } from './api-error';
import { keyOf, deleteDraftAfter, draftOf } from './mutation-options';
import { hasStatus } from './client';
import { randomHex } from './idempotency-key';
import {
  dropQueues,
  dropExpiredQueues,
  type QueuedMutation,
  offlineQueueStore,
  type Refusal,
} from './offline-queue-store';
import { type AnyMutation, isWaiting, queueEntryOf, setQueueEntry } from './offline-queue-entries';
import { mayBeDone } from './send-expecting';

/** Refusals that someone can decide on. 404: the item was deleted. */
const CONFLICTS = [404, 409, 412];

/**
 * Stores queued mutations in this browser until they arrive, in the order in which they were made, and takes over those of closed pages.
 * @param account whose mutations: no account sends another's
 */
export function startOfflineQueue(client: QueryClient, account: string): () => void {
  const cache = client.getMutationCache();
  const list = offlineQueueStore(account);
  const leaving = new AbortController();

  function mark(mutation: AnyMutation, change: QueuedMutation, waited: boolean): void {
    setQueueEntry(mutation, {
      change,
      hasWaited: waited,
      refuse: (error) => {
        // An ended session is not a refusal: it is sent after the next login.
        if (hasStatus(error, 401) || leaving.signal.aborted) return;
        if (queueEntryOf(mutation)?.hasWaited) list.put({ ...change, refusal: refusalOf(error) });
        else list.remove(change.id);
      },
      forget: () => {
        list.remove(change.id);
      },
      sendAs: (intent) => {
        const { refusal: _, ...again } = { ...change, id: randomHex(), intent };
        list.remove(change.id);
        list.put(again);
        cache.remove(mutation);
        restore(again);
      },
    });
  }

  /** Stored before it is sent: the page may be closed before the response arrives. */
  function keep(mutation: AnyMutation): void {
    const { variables: intent } = mutation.state;
    const { scope, meta } = mutation.options;
    const name = meta?.offline?.name ?? '';
    const draft = draftOf(intent)?.draft;
    const change = { id: randomHex(), name, of: scope?.id, intent, draft, tappedAt: Date.now() };
    mark(mutation, change, false);
    list.put(change);
  }

  function restore(change: QueuedMutation): void {
    const { name, of, intent, draft, refusal } = change;
    if (!client.getMutationDefaults(keyOf(name)).mutationFn) return;
    const options = { mutationKey: keyOf(name), ...(of !== undefined && { scope: { id: of } }) };
    mayBeDone(intent);
    if (draft !== undefined) deleteDraftAfter(intent, draft);
    const mutation = cache.build<unknown, unknown, unknown, unknown>(
      client,
      options,
      refusal && refusedState(intent, refusal),
    );
    mark(mutation, change, true);
    if (!refusal) void mutation.execute(intent).catch(() => undefined);
  }

  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const mutation = event.mutation as AnyMutation;
    if (!mutation.meta?.offline) return;
    if (event.action.type === 'pending' && !queueEntryOf(mutation)) keep(mutation);
    const entry = queueEntryOf(mutation);
    if (entry && isWaiting(mutation)) {
      entry.hasWaited = true;
      mayBeDone(mutation.state.variables);
    }
  });

  const goOn = (changes: readonly QueuedMutation[]) => {
    const there = new Set(cache.getAll().map((mutation) => queueEntryOf(mutation as AnyMutation)?.change.id));
    for (const change of changes) if (!there.has(change.id)) restore(change);
    if (onlineManager.isOnline()) void client.resumePausedMutations();
  };
  dropExpiredQueues();
  goOn(list.read());
  list.takeOver(goOn, leaving.signal);
  return () => {
    leaving.abort();
    unsubscribe();
  };
}

export const refusalOf = (error: unknown): Refusal => ({
  reason: errorText(error, 'Please try again.'),
  isConflict: CONFLICTS.some((status) => hasStatus(error, status)),
});

/** The state when the page was left. */
const refusedState = (variables: unknown, { reason }: Refusal) => ({
  context: undefined,
  data: undefined,
  error: new Error(reason),
  failureCount: 1,
  failureReason: null,
  isPaused: false,
  status: 'error' as const,
  variables,
  submittedAt: 0,
});

/** Signing out deletes what is queued. */
export function clearOfflineQueue(client: QueryClient, account: string): void {
  dropQueues(account);
  const cache = client.getMutationCache();
  for (const mutation of cache.getAll()) if (queueEntryOf(mutation as AnyMutation)) cache.remove(mutation);
}
