import { type Mutation, onlineManager } from '@tanstack/react-query';
import type { KeptChange, Refusal } from './kept-lists';

export type AnyMutation = Mutation<unknown, unknown>;

export interface Kept {
  change: KeptChange;
  /** It was not sent when it was tapped: whoever tapped it looks elsewhere by now. */
  hasWaited: boolean;
  refuse: (refusal: Refusal) => void;
  forget: () => void;
  /** Once more, in the same place, as this. */
  sendAs: (intent: unknown) => void;
}
const kept = new WeakMap<AnyMutation, Kept>();

export const markKept = (mutation: AnyMutation, entry: Kept) => kept.set(mutation, entry);

export const keptOf = (mutation: AnyMutation) => kept.get(mutation);

export const hasWaited = (mutation: AnyMutation) => kept.get(mutation)?.hasWaited === true;

export const isWaiting = ({ meta, state }: AnyMutation) =>
  meta?.waits !== undefined && state.status === 'pending' && state.isPaused && !onlineManager.isOnline();

/** Tapped, and perhaps tried, but not arrived: what the screen shows is not stored yet. */
export const isUnsent = (mutation: AnyMutation) =>
  isWaiting(mutation) ||
  (mutation.meta?.waits !== undefined &&
    mutation.state.status === 'pending' &&
    (hasWaited(mutation) || mutation.state.failureCount > 0));
