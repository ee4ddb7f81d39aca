import { useState, useSyncExternalStore } from 'react';
import { changedIn } from '../changes';
import { draftTexts } from './draft-texts';
import { readDraft } from './read-draft';

/** A draft as forms use it. */
export interface Draft<Values> {
  /** Pass it to the mutation that sends the draft, which then deletes it. */
  key: string;
  values: Values;
  /** True if a stored draft was restored. */
  isRestored: boolean;
  write: (next: Values) => void;
  drop: () => void;
}

/** A form's values while they are being typed, until they are sent or discarded. */
export function useDraft<Values extends object>(key: string, blank: Values): Draft<Values> {
  const text = useSyncExternalStore(
    draftTexts.subscribe,
    () => draftTexts.read(key),
    () => null,
  );
  const kept = readDraft(text, blank);
  const [wasThere, setWasThere] = useState(kept !== null);
  return {
    key,
    values: kept ?? blank,
    isRestored: wasThere && kept !== null,
    write: (next) => {
      if (isUntouched(next, blank)) draftTexts.forget(key);
      else draftTexts.keep(key, JSON.stringify(next));
    },
    drop: () => {
      draftTexts.forget(key);
      setWasThere(false);
    },
  };
}

/** A draft over stored data, together with the data it was typed over: the draft may be older than the row. */
export function useEditDraft<Values extends object>(key: string, stored: Values): Draft<Values> & { before: Values } {
  const [shown] = useState(stored);
  const draft = useDraft(key, { before: shown, after: shown });
  const { before, after } = draft.values;
  return {
    ...draft,
    before,
    values: after,
    write: (next) => {
      draft.write({ before, after: next });
    },
  };
}

const isUntouched = (next: object, blank: object) => Object.keys(changedIn(blank, next)).length === 0;
