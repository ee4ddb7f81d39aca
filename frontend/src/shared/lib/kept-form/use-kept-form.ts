import { type InputEvent, type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { keptTexts } from '@/shared/lib/kept-texts';
import { fillForm, readChanged, type Sheet, valuesOf } from './sheet';

interface KeptForm {
  key: string;
  form: RefObject<HTMLFormElement | null>;
  /** What the server has kept; it stands under what was typed here since. */
  saved?: Sheet;
  onFilled?: (form: HTMLFormElement) => void;
}

const drafts = keptTexts(() => localStorage, 'form/');

/**
 * What was typed into a form of the page stays in this browser, field by field, until it is saved: over days, over a
 * reload, and also what was typed before the scripts had arrived.
 */
export function useKeptForm({ key, form, saved, onFilled }: KeptForm) {
  const filled = useEffectEvent((element: HTMLFormElement) => onFilled?.(element));

  useLayoutEffect(() => {
    if (form.current) add(key, readChanged(form.current));
  }, [key, form]);

  useLayoutEffect(() => {
    if (!form.current) return;
    fillForm(form.current, { ...saved, ...read(key) });
    filled(form.current);
  }, [key, form, saved]);

  return {
    keep: ({ target }: InputEvent) => {
      const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
      if (form.current && name) add(key, { [name]: valuesOf(form.current, name) });
    },
    /** The server has it now; what was typed meanwhile stays. */
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
  if (Object.keys(sheet).length > 0) drafts.keep(key, JSON.stringify(sheet));
  else drafts.forget(key);
}

function read(key: string): Sheet {
  try {
    const kept: unknown = JSON.parse(drafts.read(key) ?? '{}');
    return isSheet(kept) ? kept : {};
  } catch {
    return {};
  }
}

const isSheet = (kept: unknown): kept is Sheet =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((values) => Array.isArray(values));
