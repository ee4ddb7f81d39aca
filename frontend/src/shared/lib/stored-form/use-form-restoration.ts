import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { fillForm, readChanged, type Sheet } from './sheet';

const KEY = 'typed on ';

/** Clears what is stored, as in a new tab. For tests. */
export function clearTyped(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(KEY)) sessionStorage.removeItem(key);
}

/**
 * Restores what was typed when the guest returns to the page in the same tab, or reloads it. Fields that are filled in already, by the
 * link or before hydration, stay. Reset the form once it is sent.
 */
export function useFormRestoration(form: RefObject<HTMLFormElement | null>): void {
  const key = KEY + useLocation().pathname;

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const keep = () => {
      try {
        sessionStorage.setItem(key, JSON.stringify(readChanged(element)));
      } catch {
        // Storage is blocked.
      }
    };
    try {
      restore(element, JSON.parse(sessionStorage.getItem(key) ?? '{}') as Sheet);
    } catch {
      // Storage is blocked.
    }
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [form, key]);
}

function restore(form: HTMLFormElement, typed: Sheet): void {
  const present = readChanged(form);
  const missing = Object.entries(typed).filter(([name]) => !(name in present));
  fillForm(form, Object.fromEntries(missing));
  // What is shown about the values, such as the hours of the day.
  for (const [name] of missing)
    form.querySelector(`[name=${name}]`)?.dispatchEvent(new Event('input', { bubbles: true }));
}
