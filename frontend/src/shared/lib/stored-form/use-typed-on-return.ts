import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { fillForm, readChanged, type Sheet } from './sheet';

const typedByEntry = new Map<string, Sheet>();

/** As if the page had just been loaded. */
export const forgetTyped = () => {
  typedByEntry.clear();
};

/**
 * Restores what was typed when the guest goes back to the page, as browsers do for pages that they load. It is only in memory, and
 * belongs to an entry of the browser's history. Reset the form once it is sent.
 */
export function useTypedOnReturn(form: RefObject<HTMLFormElement | null>): void {
  const { key } = useLocation();
  const entry = useRef(key);

  useLayoutEffect(() => {
    entry.current = key;
  }, [key]);

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    const typed = typedByEntry.get(entry.current);
    if (typed) {
      fillForm(element, typed);
      // What is shown about the values, such as the hours of the day.
      for (const control of element.querySelectorAll('[name]'))
        control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    return () => {
      typedByEntry.set(entry.current, readChanged(element));
    };
  }, [form]);
}
