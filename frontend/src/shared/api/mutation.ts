import { type MutationFunctionContext, onlineManager, type QueryKey, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OptimisticUpdate } from './optimistic-update';
import { mutationOptions, deleteDraftAfter } from './mutation-options';

export interface ToastText {
  title: string;
  description?: string;
  /** The item it is about, such as a name. */
  subject?: string;
  /** Milliseconds, 5000 unless given. */
  duration?: number;
}

/** A change, declared once: what is sent, which toasts it shows, and which queries it invalidates. */
export interface Mutation<Intent, Result = unknown> extends MutationEffects<Intent, Result> {
  /** A creating call sends the intent itself as its body, which is how a retry gets the same idempotency key. */
  send: (intent: Intent, context: MutationFunctionContext) => Promise<Result>;
  /** Mutations with the same `of` are sent one after the other, since the next may build on the previous one. */
  of?: string;
  /**
   * An intent given while another is in flight is sent after it; only the last one is kept. Otherwise it is dropped, like a second
   * click.
   */
  sendsLatest?: boolean;
}

/** Run by the query client, so they happen even if the control that started the change is gone. */
export interface MutationEffects<Intent = unknown, Result = unknown> {
  done?(intent: Intent, result: Result): ToastText;
  /** The intent that undoes this one through the same mutation; offered for some seconds. */
  undoneBy?(intent: Intent, result: Result): Intent | undefined;
  /** `description` is for failures that the server does not explain, 'Something went wrong' unless given; undefined shows no toast. */
  failed?(intent: Intent, error: Error): ToastText | undefined;
  invalidates?: readonly QueryKey[];
  /** How cached lists and numbers under invalidated keys will look: shown immediately, rolled back on failure. */
  optimisticUpdate?(intent: Intent): readonly OptimisticUpdate[];
  /** Queues the mutation while offline and sends it later. Without this, forms report that they could not be sent. */
  offline?: {
    /** Name in the stored queue; must stay the same across releases. */
    name: string;
    /** What was done and for which guest, in words. */
    describe(intent: Intent): { step: string; about: string };
    /** On a conflict, or a refusal that can be overruled: reads the current state. */
    meets?(intent: Intent, reason: string, signal: AbortSignal): Promise<Conflict<Intent>>;
  };
}

/** The state that a queued mutation conflicts with. */
export interface Conflict<Intent> {
  /** The current state in words. */
  there: string;
  /** What to send to apply the change anyway; undefined if that is no longer possible. */
  instead: Intent | undefined;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationEffects & Record<string, unknown>;
  }
}

interface Outcome<Result> {
  /** Key of the draft that is sent. It is deleted on success, even if the form is gone. */
  draft?: string;
  onSuccess?: (result: Result) => void;
  onError?: (error: Error) => void;
  /** Called when the mutation is queued for the connection, so the form can close. */
  onWait?: () => void;
}

/** Sends a change only once: a double click is ignored, and an unchanged retry uses the same idempotency key. */
export function useRestMutation<Intent, Result>(change: Mutation<Intent, Result>) {
  const intent = useRef<Intent>(undefined);
  const isUnderWay = useRef(false);
  const onWait = useRef<() => void>(undefined);
  const latest = useRef<() => void>(undefined);
  const { sendsLatest = false, ...declared } = change;
  const { send, ...options } = mutationOptions(declared);
  const { mutate, isPending, isPaused, submittedAt, variables, error } = useMutation({
    ...options,
    async mutationFn(wanted: Intent, context) {
      const result = await send(wanted, context);
      // Lists are refetched from here on; the user's next change does not have to wait for them.
      isUnderWay.current = false;
      return result;
    },
  });
  // A mutation that waits for another one of the same scope counts as in flight.
  const isWaiting = isPaused && change.offline !== undefined && !onlineManager.isOnline();

  useEffect(() => {
    if (!isWaiting) return;
    isUnderWay.current = false;
    onWait.current?.();
  }, [isWaiting, submittedAt]);

  function sendOnce(wanted: Intent, outcome: Outcome<Result> = {}) {
    const { draft, onSuccess, onError, onWait: leave } = outcome;
    if (isUnderWay.current) {
      const isSame = JSON.stringify(wanted) === JSON.stringify(intent.current);
      if (sendsLatest) latest.current = isSame ? undefined : () => sendOnce(wanted, outcome);
      return;
    }
    isUnderWay.current = true;
    const again = JSON.stringify(wanted) === JSON.stringify(intent.current) ? intent.current : undefined;
    const sent = again ?? wanted;
    intent.current = sent;
    onWait.current = leave;
    if (draft !== undefined) deleteDraftAfter(sent, draft);
    mutate(sent, {
      onSuccess(result) {
        intent.current = undefined;
        onSuccess?.(result);
      },
      onError,
      onSettled() {
        isUnderWay.current = false;
        const next = latest.current;
        latest.current = undefined;
        next?.();
      },
    });
  }

  return {
    send: sendOnce,
    isPending: isPending && !isWaiting,
    /** Current value, read when called: another intent would not be sent. */
    isSending: () => isUnderWay.current,
    variables,
    error,
  };
}
