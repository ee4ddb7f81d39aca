import { keptTexts } from '@/shared/lib/kept-texts';

const texts = keptTexts(() => sessionStorage, 'draft/');
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** What is being typed: it outlives its field, a reload and a new login. */
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
    tell();
  },
  forget: (key: string): void => {
    texts.forget(key);
    tell();
  },
  forgetAll: (): void => {
    texts.forgetAll();
    tell();
  },
};

/** To be called when what was typed is sent. The answer lets it go once that is done, unless somebody has typed on meanwhile. */
export function sentDraft(key: string): () => void {
  const sent = draftTexts.read(key);
  return () => {
    if (draftTexts.read(key) === sent) draftTexts.forget(key);
  };
}

/** Whoever signs out leaves nothing behind for the next person at the same screen. */
export function dropDrafts(): void {
  draftTexts.forgetAll();
}
