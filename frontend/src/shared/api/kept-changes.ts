import { type Mutation, type MutationFunctionContext, onlineManager, type QueryClient } from '@tanstack/react-query';
import { sentDraft } from '@/shared/lib/draft';
import { keptTexts } from '@/shared/lib/kept-texts';
import { LineIsGone, retryUpTo } from './api-error';
import type { Change } from './change';
import { hasStatus } from './client';
import { mayBeDone } from './send-expecting';

export type AnyMutation = Mutation<unknown, unknown>;

/** A change as the browser keeps it: all that is needed to send it after a reload. */
interface KeptChange {
  id: string;
  name: string;
  of: string | undefined;
  intent: unknown;
  draft: string | undefined;
}

const texts = keptTexts(() => sessionStorage, 'kept-changes/');
const keyOf = (name: string) => ['waits', name];

/** How long it can be read what has become of one that waited. */
const AN_HOUR = 60 * 60_000;

interface Letting {
  draft: string;
  go: () => void;
}
const letting = new WeakMap<object, Letting>();

/** The draft that an intent was made of goes when the intent is done, unless somebody has typed on meanwhile. */
export function lettingGo(intent: unknown, draft: string): void {
  if (typeof intent === 'object' && intent !== null) letting.set(intent, { draft, go: sentDraft(draft) });
}

const lettingOf = (intent: unknown) => letting.get(intent as object);

/** What the query client needs to know of a change; `send` is its mutation function. */
export function changeOptions<Intent, Result>({ send, of, ...aftermath }: Change<Intent, Result>) {
  const { waits } = aftermath;
  return {
    send: async (intent: Intent, context: MutationFunctionContext): Promise<Result> => {
      const result = await send(intent, context);
      lettingOf(intent)?.go();
      return result;
    },
    meta: { ...aftermath },
    ...(of !== undefined && { scope: { id: of } }),
    ...(waits && {
      mutationKey: keyOf(waits.name),
      networkMode: 'online' as const,
      retry: (failures: number, error: Error) => error instanceof LineIsGone || retryUpTo(1)(failures, error),
      gcTime: AN_HOUR,
    }),
  };
}

/** So that it can be sent after a reload, before anything of it is on the screen. */
export function declareKept<Intent, Result>(client: QueryClient, change: Change<Intent, Result>): void {
  const { send: mutationFn, mutationKey, ...options } = changeOptions(change);
  if (mutationKey) client.setMutationDefaults(mutationKey, { ...options, mutationFn });
}

interface Kept {
  id: string;
  forget: () => void;
}
const kept = new WeakMap<AnyMutation, Kept>();

/** Whether it was not sent when it was made. */
export const hasWaited = (mutation: AnyMutation) => kept.has(mutation);

/** Before a reload sends what was taken back. */
export const forgetKept = (mutation: AnyMutation) => kept.get(mutation)?.forget();

export const isWaiting = ({ meta, state }: AnyMutation) =>
  meta?.waits !== undefined && state.status === 'pending' && state.isPaused && !onlineManager.isOnline();

/**
 * Keeps what waits for the line in this browser, in the order in which it was made, and goes on with what was kept there before.
 *
 * @param key the account's own: nobody sends what another has tapped
 */
export function keepChanges(client: QueryClient, key: string): () => void {
  const cache = client.getMutationCache();
  const write = (changes: readonly KeptChange[]) => {
    if (changes.length === 0) texts.forget(key);
    else texts.keep(key, JSON.stringify(changes));
  };
  const mark = (mutation: AnyMutation, id: string, intent: unknown) => {
    const forget = () => {
      write(readKept(key).filter((change) => change.id !== id));
    };
    kept.set(mutation, { id, forget });
    mayBeDone(intent);
  };

  function keep(mutation: AnyMutation): void {
    if (kept.has(mutation)) return;
    const { variables: intent } = mutation.state;
    const { scope, meta } = mutation.options;
    const id = `${String(Date.now())}-${String(mutation.mutationId)}`;
    const name = meta?.waits?.name ?? '';
    mark(mutation, id, intent);
    write([...readKept(key), { id, name, of: scope?.id, intent, draft: lettingOf(intent)?.draft }]);
  }

  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const mutation = event.mutation as AnyMutation;
    const { status, error } = mutation.state;
    if (isWaiting(mutation)) keep(mutation);
    // A session that has ended refuses nothing: it is sent after the login.
    else if (status === 'success' || (status === 'error' && !hasStatus(error, 401))) forgetKept(mutation);
  });

  const there = new Set(cache.getAll().map((mutation) => kept.get(mutation as AnyMutation)?.id));
  for (const { id, name, of, intent, draft } of readKept(key)) {
    if (there.has(id) || !client.getMutationDefaults(keyOf(name)).mutationFn) continue;
    const scope = of === undefined ? {} : { scope: { id: of } };
    const mutation = cache.build<unknown, unknown, unknown, unknown>(client, { mutationKey: keyOf(name), ...scope });
    mark(mutation, id, intent);
    if (draft !== undefined) lettingGo(intent, draft);
    void mutation.execute(intent).catch(() => undefined);
  }
  if (onlineManager.isOnline()) void client.resumePausedMutations();
  return unsubscribe;
}

function readKept(key: string): readonly KeptChange[] {
  try {
    const kept: unknown = JSON.parse(texts.read(key) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptChange[]) : [];
  } catch {
    return [];
  }
}

/** Whoever signs out leaves nothing to be sent. */
export function dropKeptChanges(client: QueryClient): void {
  texts.forgetAll();
  const cache = client.getMutationCache();
  for (const mutation of cache.getAll()) if (hasWaited(mutation as AnyMutation)) cache.remove(mutation);
}
