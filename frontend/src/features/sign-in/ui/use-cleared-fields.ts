import { type RefObject, useEffect } from 'react';

const CLEARED_AFTER_MS = 100;

/** Clears what a browser has filled in by itself: it is not what the person at this tablet wants to use. */
export function useClearedFields(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const filled = form.current;
    if (!filled) return;
    // `app/start` marks what is typed before this code has arrived.
    const mark = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) target.dataset['typed'] = '';
    };
    filled.addEventListener('beforeinput', mark);
    const clearing = setTimeout(() => {
      for (const field of filled.querySelectorAll('input')) if (!('typed' in field.dataset)) field.value = '';
    }, CLEARED_AFTER_MS);
    return () => {
      clearTimeout(clearing);
      filled.removeEventListener('beforeinput', mark);
    };
  }, [form]);
}
