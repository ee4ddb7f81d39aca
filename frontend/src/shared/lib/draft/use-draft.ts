import { useState, useSyncExternalStore } from 'react';
import { changedIn } from '@/shared/lib/changes';
import { draftTexts } from './draft-texts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a draft into the current form, which may be newer than the draft. Values that do not fit are blank; null without a draft, or if
 * nothing of it fits.
 */
export function readDraft<Values extends object>(text: string | null, blank: Values): Values | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isFields(stored)) return null;
    const values = fitted(reshaped(stored, blank), blank) as Values;
    return isUntouched(values, blank) ? null : values;
  } catch {
    return null;
  }
}

/** A release may change a form from `useDraft` to `useEditDraft`, or back. */
function reshaped(stored: Fields, blank: object): unknown {
  const isEdit = 'before' in blank && 'after' in blank;
  const wasEdit = 'before' in stored && 'after' in stored;
  if (isEdit && !wasEdit) return { ...blank, after: stored };
  return wasEdit && !isEdit ? stored.after : stored;
}

function fitted(stored: unknown, blank: unknown): unknown {
  if (isFields(blank)) {
    const fields = isFields(stored) ? stored : {};
    return Object.fromEntries(
      Object.keys({ ...blank, ...fields }).map((name) => [name, fitted(fields[name], blank[name])]),
    );
  }
  if (Array.isArray(blank)) return Array.isArray(stored) ? fittedList(stored, blank) : blank;
  if (blank === undefined) return stored;
  if (blank === null) return typeof stored === 'object' ? blank : (stored ?? blank);
  return kindOf(stored) === kindOf(blank) ? stored : blank;
}

/** An empty list does not reveal the type of its items, so they are accepted as typed. */
const fittedList = (stored: readonly unknown[], blank: readonly unknown[]) =>
  blank.length > 0 ? stored.map((one) => fitted(one, blank[0])) : stored.filter((one) => one !== null);

/** A number is text while it is being typed. */
const kindOf = (value: unknown) => (typeof value === 'number' ? 'string' : typeof value);

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
  const stored = readDraft(text, blank);
  const [wasThere, setWasThere] = useState(stored !== null);
  return {
    key,
    values: stored ?? blank,
    isRestored: wasThere && stored !== null,
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
