import { type RefObject, useEffect, useRef } from 'react';

const CONTROL = 'input, select, textarea, button';

/**
 * Where a change of the state removes the focused button: moves the lost focus to this part of the page if it has a `tabIndex`, else
 * to the first control that is there now.
 */
export function useFocusRecovery<Part extends HTMLElement>(state: string | boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement !== document.body) return;
    const takesFocus = part.current?.matches(`[tabindex], ${CONTROL}`);
    const target = takesFocus ? part.current : part.current?.querySelector<HTMLElement>(CONTROL);
    target?.focus();
  }, [state]);
  return part;
}
