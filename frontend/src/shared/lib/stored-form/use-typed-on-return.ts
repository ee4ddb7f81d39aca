import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { storedTexts } from '@/shared/lib/stored-texts';
import { fillForm, readChanged, type Sheet } from './sheet';

const typedOn = storedTexts(() => sessionStorage, 'typed on ');

/** As in a new tab. */
export function forgetTyped(): void {
  for (const pathname of typedOn.keys()) typedOn.forget(pathname);
}

/**
 * Restores what was typed when the guest returns to the page in the same tab, or reloads it. Fields that are filled in already, by the
 * link or before hydration, stay. Reset the form once it is sent.
 */
export function useTypedOnReturn(form: RefObject<HTMLFormElement | null>): void {
  const { pathname } = useLocation();

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    restore(element, read(pathname));
    const keep = () => {
      const typed = readChanged(element);
      if (Object.keys(typed).length > 0) typedOn.keep(pathname, JSON.stringify(typed));
      else typedOn.forget(pathname);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [form, pathname]);
}

function restore(form: HTMLFormElement, typed: Sheet): void {
  const present = readChanged(form);
  const missing = Object.entries(typed).filter(([name]) => !(name in present));
  if (missing.length === 0) return;
  fillForm(form, Object.fromEntries(missing));
  // What is shown about the values, such as the hours of the day.
  for (const control of form.querySelectorAll('[name]')) control.dispatchEvent(new Event('input', { bubbles: true }));
}

function read(pathname: string): Sheet {
  try {
    return JSON.parse(typedOn.read(pathname) ?? '{}') as Sheet;
  } catch {
    return {};
  }
}
