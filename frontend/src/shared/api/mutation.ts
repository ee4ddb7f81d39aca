import { type MutationFunctionContext, onlineManager, type QueryKey, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OptimisticUpdate } from './optimistic-update';
import { mutationOptions, lettingGo } from './mutation-options';

export interface ToastText {
  title: string;
  description?: string;
  /** What it is about, such as a name. */
  subject?: string;
  /** Milliseconds, 5000 unless given. */
  duration?: number;
}

/** What a call changes, declared once: what is sent, what is said about it, and which lists and figures it makes stale. */
export interface Mutation<Intent, Result = unknown> extends MutationEffects<Intent, Result> {
  /** A call that creates something sends the intent itself as its body: that is what makes a second try the same one. */
  send: (intent: Intent, context: MutationFunctionContext) => Promise<Result>;
  /** Changes of one thing are sent one after the other: the next may begin with what the one before leads to. */
  of?: string;
  /** Another intent given while one is under way is sent after it, the last one given. Otherwise it is dropped, as a second click is. */
  sendsLatest?: boolean;
}

/** Done by the query client, so that it happens even when the control that started the change is gone. */
export interface MutationEffects<Intent = unknown, Result = unknown> {
  done?(intent: Intent, result: Result): ToastText;
  /** What takes it back by the same change; offered for some seconds after it is done. */
  undoneBy?(intent: Intent): Intent | undefined;
  /** `description` is for failures that the server does not explain, 'Something went wrong' unless given; undefined shows no toast. */
  failed?(intent: Intent, error: Error): ToastText | undefined;
  invalidates?: readonly QueryKey[];
  /** How cached lists and figures under stale keys look once it is done: shown at once, taken back when it fails. */
  optimisticUpdate?(intent: Intent): readonly OptimisticUpdate[];
  /** Without a line it waits for it, and is sent when the line is back. Else a form says that it could not be sent. */
  offline?: {
    /** Under which it is kept, the same one in the next release. */
    name: string;
    /** What was tapped, and for whom. */
    says(intent: Intent): { step: string; about: string };
    /** Somebody else has decided meanwhile, or what was refused can be insisted on: reads what there is now. */
    meets?(intent: Intent, reason: string, signal: AbortSignal): Promise<Conflict<Intent>>;
  };
}

/** What a kept change has met when it was sent. */
export interface Conflict<Intent> {
  /** As it stands now, in words. */
  there: string;
  /** What to send to have it as it was tapped all the same; undefined where that cannot be had any more. */
  instead: Intent | undefined;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationEffects & Record<string, unknown>;
  }
}

interface Outcome<Result> {
  /** Key of the draft that is sent: it is let go when that is done, whoever is still there. */
  draft?: string;
  onSuccess?: (result: Result) => void;
  onError?: (error: Error) => void;
  /** It waits for the line: nobody needs to wait for it any longer. */
  onWait?: () => void;
}

/**
 * Sends a change, and nothing a second time: not on a double click, and not under another key when the same is sent
 * again after a failure.
 */
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
      // Lists are read again from here on; what somebody does next need not wait for them.
      isUnderWay.current = false;
      return result;
    },
  });
  // One that waits for another of the same thing is under way.
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
    if (draft !== undefined) lettingGo(sent, draft);
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
    /** At the moment it is asked: another one would not be sent. */
    isSending: () => isUnderWay.current,
    variables,
    error,
  };
}
