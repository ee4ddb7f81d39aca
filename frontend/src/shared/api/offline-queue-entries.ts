import { type Mutation, onlineManager } from '@tanstack/react-query';
import type { QueuedMutation } from './offline-queue-store';

export type AnyMutation = Mutation<unknown, unknown>;

export interface QueueEntry {
  change: QueuedMutation;
  /** True if it was queued: by now its user is looking at something else. */
  hasWaited: boolean;
  /** Stores the server's refusal of a change that has waited, for its user to decide; any other change is forgotten. */
  refuse: (error: unknown) => void;
  /** Removes it from the stored queue, or the next page would send it again. */
  forget: () => void;
  /** Retries in the same place, with this intent. */
  sendAs: (intent: unknown) => void;
}
const entries = new WeakMap<AnyMutation, QueueEntry>();

export const setQueueEntry = (mutation: AnyMutation, entry: QueueEntry) => entries.set(mutation, entry);

export const queueEntryOf = (mutation: AnyMutation) => entries.get(mutation);

export const hasWaited = (mutation: AnyMutation) => entries.get(mutation)?.hasWaited === true;

export const isWaiting = ({ meta, state }: AnyMutation) =>
  meta?.offline !== undefined && state.status === 'pending' && state.isPaused && !onlineManager.isOnline();

/** Queued or in flight: the screen shows something that is not stored on the server yet. */
export const isUnsent = (mutation: AnyMutation) =>
  isWaiting(mutation) ||
  (mutation.meta?.offline !== undefined &&
    mutation.state.status === 'pending' &&
    (hasWaited(mutation) || mutation.state.failureCount > 0));
