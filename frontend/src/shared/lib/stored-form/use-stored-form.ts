import { type InputEvent, type RefObject, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { storedTexts } from '@/shared/lib/stored-texts';
import { fillForm, readChanged, type Sheet, valuesOf } from './sheet';

interface StoredForm {
  key: string;
  form: RefObject<HTMLFormElement | null>;
  /** Values stored by the server; anything typed here since wins. */
  saved?: Sheet;
  onFilled?: (form: HTMLFormElement) => void;
}

/** Two hours: the form may be filled in on a device that other people use too. */
const STORED_FORM_TTL_MS = 2 * 60 * 60_000;

const drafts = storedTexts(() => localStorage, 'form/');
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Stores what is typed into a form in this browser, field by field, for two hours or until it is saved or cleared. It survives a reload
 * and includes what was typed before the scripts arrived.
 */
export function useStoredForm({ key, form, saved, onFilled }: StoredForm) {
  const filled = useEffectEvent((element: HTMLFormElement) => onFilled?.(element));

  const isStored = useSyncExternalStore(
    subscribe,
    () => Object.keys(read(key)).length > 0,
    () => false,
  );

  useLayoutEffect(() => {
    dropOutdated();
    if (form.current) add(key, readChanged(form.current));
  }, [key, form]);

  useLayoutEffect(() => {
    if (!form.current) return;
    fillForm(form.current, { ...saved, ...read(key) });
    filled(form.current);
  }, [key, form, saved]);

  return {
    /** Whether unsaved typing is stored. */
    isStored,
    clear: () => {
      write(key, {});
      if (!form.current) return;
      form.current.reset();
      fillForm(form.current, saved ?? {});
      onFilled?.(form.current);
    },
    keep: ({ target }: InputEvent) => {
      const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
      if (form.current && name) add(key, { [name]: valuesOf(form.current, name) });
    },
    /** The server has these values now; what was typed since stays. */
    forget: (sent: Sheet) => {
      const left = Object.entries(read(key)).filter(([name, values]) => !isSame(values, sent[name]));
      write(key, Object.fromEntries(left));
    },
  };
}

const isSame = (one: Sheet[string], other: Sheet[string]) => JSON.stringify(one) === JSON.stringify(other);

function add(key: string, typed: Sheet): void {
  write(key, { ...read(key), ...typed });
}

function write(key: string, sheet: Sheet): void {
  if (Object.keys(sheet).length > 0) drafts.keep(key, JSON.stringify({ typedAt: Date.now(), sheet }));
  else drafts.forget(key);
  for (const listener of listeners) listener();
}

/** Includes forms on other pages. */
function dropOutdated(): void {
  for (const key of drafts.keys()) if (Object.keys(read(key)).length === 0) drafts.forget(key);
}

function read(key: string): Sheet {
  try {
    const { typedAt, sheet } = JSON.parse(drafts.read(key) ?? '{}') as { typedAt?: number; sheet?: unknown };
    const isFresh = typedAt !== undefined && Date.now() - typedAt < STORED_FORM_TTL_MS;
    return isFresh && isSheet(sheet) ? sheet : {};
  } catch {
    return {};
  }
}

const isSheet = (value: unknown): value is Sheet =>
  typeof value === 'object' && value !== null && Object.values(value).every((values) => Array.isArray(values));
