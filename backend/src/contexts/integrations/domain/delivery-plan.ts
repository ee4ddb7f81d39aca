const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pause before each attempt: 75.6 hours in total. */
const PAUSES = [0, 5 * SECOND, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)];
/** Lengthens a pause by up to this share, so that deliveries that failed together are not retried together. */
const JITTER = 0.1;

/** After this many consecutive failures, an endpoint gets one delivery at a time, with growing pauses. */
export const FAILURES_TO_SLOW_DOWN = 5;
const MAX_REST_MS = 15 * MINUTE;
/** An endpoint without a success for this long is switched off. */
export const GIVE_UP_AFTER_MS = 5 * 24 * HOUR;

/** Result of an attempt: the status of the response, or the reason why there was none. */
export interface TryResult {
  readonly status: number | null;
  readonly retryAfterSeconds: number | null;
}

export type Outcome =
  | { readonly kind: 'delivered' }
  /** The receiver answered that it is gone for good. */
  | { readonly kind: 'gone' }
  /** The event is past its retention period: nothing was sent, and the receiver is not at fault. */
  | { readonly kind: 'nothing-to-tell' }
  | { readonly kind: 'failed'; readonly nextInMs: number | null; readonly restMs: number | null };

/** @param tries number of attempts, including this one */
export function outcomeOf({ status, retryAfterSeconds }: TryResult, tries: number, random = Math.random()): Outcome {
  if (status !== null && status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 410) return { kind: 'gone' };
  const pause = PAUSES[tries];
  const requestedMs = retryAfterSeconds === null ? null : retryAfterSeconds * SECOND;
  const nextInMs = pause === undefined ? null : Math.max(Math.round(pause * (1 + JITTER * random)), requestedMs ?? 0);
  const isBusy = status === 429 || status === 502 || status === 504;
  const restMs = requestedMs ?? (isBusy ? 5 * SECOND : null);
  return { kind: 'failed', nextInMs, restMs };
}

/** Pause of an endpoint after consecutive failures; null if it needs none yet. */
export function restAfter(failures: number): number | null {
  if (failures < FAILURES_TO_SLOW_DOWN) return null;
  return Math.min(MAX_REST_MS, 5 * SECOND * 2 ** Math.min(failures - FAILURES_TO_SLOW_DOWN, 10));
}
