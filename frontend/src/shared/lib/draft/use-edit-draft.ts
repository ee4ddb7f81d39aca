import { useDraft } from './draft';

/** What is typed over something stored, beside what it was typed over: a draft may be older than the row. */
export function useEditDraft<Values extends object>(key: string, stored: Values) {
  const { text, write, drop } = useDraft(key, JSON.stringify({ before: stored, after: stored }));
  const { before, after } = JSON.parse(text) as { before: Values; after: Values };
  return {
    before,
    after,
    write: (next: Values): void => {
      write(JSON.stringify({ before, after: next }));
    },
    drop,
  };
}
