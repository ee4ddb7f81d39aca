import { storedTexts } from '@/shared/lib/stored-texts';
import { randomHex } from './idempotency-key';

/** A queued mutation as stored: everything needed to send it after a reload or a restart of the browser. */
export interface QueuedMutation {
  id: string;
  /** The mutation's name in `offline`. */
  name: string;
  of: string | undefined;
  intent: unknown;
  draft: string | undefined;
  /** Milliseconds since 1970. */
  tappedAt: number;
  /** Set if it was refused and someone has to decide. */
  refusal?: Refusal;
}

export interface Refusal {
  reason: string;
  /** True if someone else's decision came first. */
  isConflict: boolean;
}

const texts = storedTexts(() => localStorage, 'kept-changes/');
/** Each page has its own list, so that no two pages send the same mutation. */
const PAGE = randomHex();
/** The maximum lifetime of a session. */
const OUTDATED_MS = 7 * 24 * 60 * 60_000;

/** The lists of one account: this page's, and those that earlier pages may have left. */
export function offlineQueueStore(account: string) {
  const own = `${account}/${PAGE}`;
  const read = () => readList(own);
  const write = (changes: readonly QueuedMutation[]) => {
    if (changes.length === 0) texts.forget(own);
    else texts.keep(own, JSON.stringify(changes));
  };
  return {
    read,
    put: (change: QueuedMutation) => {
      const others = read();
      const place = others.findIndex(({ id }) => id === change.id);
      write(place < 0 ? [...others, change] : others.with(place, change));
    },
    remove: (id: string) => {
      write(read().filter((change) => change.id !== id));
    },
    /** Calls back with the list of another page, opened before or after this one, as soon as that page has closed. */
    takeOver(onFound: (changes: readonly QueuedMutation[]) => void, signal: AbortSignal) {
      hold(own);
      const watched = new Set([own]);
      const watch = () => {
        for (const list of listsOf(account).filter((key) => !watched.has(key))) {
          watched.add(list);
          whenFree(list, signal, () => {
            const found = readList(list);
            write([...read(), ...found]);
            texts.forget(list);
            onFound(found);
          });
        }
      };
      watch();
      // Without locks, it would take the list of a page that is still open.
      if (!('locks' in navigator)) return;
      window.addEventListener('storage', watch);
      signal.addEventListener('abort', () => {
        window.removeEventListener('storage', watch);
      });
    },
  };
}

/** Signing out deletes the account's queue. */
export function dropQueues(account: string): void {
  for (const list of listsOf(account)) texts.forget(list);
}

/** The number of an account's changes that this browser has not sent. */
export const countQueued = (account: string) =>
  listsOf(account).reduce((count, list) => count + readList(list).length, 0);

/** Deletes queues of accounts that did not come back. */
export function dropExpiredQueues(now = Date.now()): void {
  for (const list of texts.keys()) {
    const newest = Math.max(...readList(list).map(({ tappedAt }) => tappedAt));
    if (newest < now - OUTDATED_MS) texts.forget(list);
  }
}

const listsOf = (account: string) => texts.keys().filter((key) => key.startsWith(`${account}/`));

function readList(key: string): readonly QueuedMutation[] {
  try {
    const stored: unknown = JSON.parse(texts.read(key) ?? '[]');
    return Array.isArray(stored) ? (stored as QueuedMutation[]) : [];
  } catch {
    return [];
  }
}

const lockedLists = new Set<string>();

/** Held as long as this page lives. A browser without locks cannot see other pages; the server refuses what is sent twice. */
function hold(list: string): void {
  if (lockedLists.has(list) || !('locks' in navigator)) return;
  lockedLists.add(list);
  void navigator.locks.request(list, () => new Promise(() => undefined));
}

function whenFree(list: string, signal: AbortSignal, task: () => void): void {
  if (!('locks' in navigator)) task();
  else navigator.locks.request(list, { signal }, task).catch(() => undefined);
}
