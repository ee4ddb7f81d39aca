import { storedTexts } from '@/shared/lib/stored-texts';

const texts = storedTexts(() => sessionStorage, 'draft/');
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Unsaved typing: it outlives its field, a reload and a new login. */
export const draftTexts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: (key: string): string | null => texts.read(key),
  keep: (key: string, text: string): void => {
    texts.keep(key, text);
    notify();
  },
  forget: (key: string): void => {
    texts.forget(key);
    notify();
  },
  forgetAll: (): void => {
    texts.forgetAll();
    notify();
  },
};

export interface SentDraft {
  /** Deletes the draft, unless the user has typed more since. */
  delete: () => void;
  /** Brings the draft back after its change was undone, unless the user has typed something new. */
  restore: () => void;
}

/** Call when a draft is sent. */
export function sentDraft(key: string): SentDraft {
  const sent = draftTexts.read(key);
  return {
    delete() {
      if (draftTexts.read(key) === sent) draftTexts.forget(key);
    },
    restore() {
      if (sent !== null && draftTexts.read(key) === null) draftTexts.keep(key, sent);
    },
  };
}

/** Signing out deletes all drafts, since the next person may use the same screen. */
export function dropDrafts(): void {
  draftTexts.forgetAll();
}
