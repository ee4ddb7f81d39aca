import { useState } from 'react';
import { keptTexts } from '@/shared/lib/kept-texts';

const drafts = keptTexts(() => sessionStorage, 'draft/');

/** A text that outlives its field, a reload and a new login, until it is saved or given up. */
export function useDraft(key: string, saved: string) {
  const [text, setText] = useState(() => drafts.read(key) ?? saved);
  return {
    text,
    write: (next: string): void => {
      setText(next);
      drafts.keep(key, next);
    },
    drop: (): void => {
      drafts.forget(key);
    },
  };
}

/** For what was sent while its field was taken away. */
export function dropDraft(key: string): void {
  drafts.forget(key);
}

/** Whoever signs out leaves nothing behind for the next person at the same screen. */
export function dropDrafts(): void {
  drafts.forgetAll();
}
