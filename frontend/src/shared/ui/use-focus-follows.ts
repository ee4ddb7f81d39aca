import { type RefObject, useEffect, useRef } from 'react';

const CONTROL = 'input, select, textarea, button';

/** Where a button is replaced by a form, or the other way around: moves the lost focus to the first control that is there now. */
export function useFocusFollows<Shown extends HTMLElement>(isShown: boolean): RefObject<Shown | null> {
  const part = useRef<Shown>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current === isShown) return;
    wasShown.current = isShown;
    if (document.activeElement !== document.body) return;
    const first = part.current?.matches(CONTROL) ? part.current : part.current?.querySelector<HTMLElement>(CONTROL);
    first?.focus();
  }, [isShown]);
  return part;
}
