import { isFinal } from './api-error';
import { hasStatus } from './client';

/** Intents whose response was lost: the server may have applied them. */
const unanswered = new WeakSet<object>();

/** Marks an intent whose earlier attempt, before a reload or a lost connection, may have succeeded. */
export function mayBeDone(intent: unknown): void {
  if (typeof intent === 'object' && intent !== null) unanswered.add(intent);
}

interface Sending<Intent> {
  intent: Intent;
  send: (intent: Intent) => Promise<unknown>;
  /** Whether the requested state is reached, no matter who caused it. */
  isDone: () => Promise<boolean>;
}

/** A retry that is refused because the first attempt had arrived counts as done. */
export async function sendExpecting<Intent extends object>({ intent, send, isDone }: Sending<Intent>): Promise<void> {
  try {
    await send(intent);
  } catch (error) {
    if (!isFinal(error)) mayBeDone(intent);
    const isRefused = hasStatus(error, 409) || hasStatus(error, 404);
    if (!isRefused || !unanswered.has(intent) || !(await isDone())) throw error;
  }
}
