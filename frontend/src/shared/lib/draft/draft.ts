import { useState } from 'react';

/** For browsers that keep nothing: then a draft lives as long as the page. */
const memory = new Map<string, string>();
const PREFIX = 'draft/';

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(PREFIX + key, text);
  } catch {
    memory.set(key, text);
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    memory.delete(key);
  }
}

/** A text that outlives its field, a reload and a new login, until it is saved or given up. */
export function useDraft(key: string, saved: string) {
  const [text, setText] = useState(() => read(key) ?? saved);
  return {
    text,
    write(next: string) {
      setText(next);
      keep(key, next);
    },
    drop() {
      forget(key);
    },
  };
}

/** For what was sent while its field was taken away. */
export const dropDraft = forget;

/** Whoever signs out leaves nothing behind for the next person at the same screen. */
export function dropDrafts(): void {
  memory.clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}
