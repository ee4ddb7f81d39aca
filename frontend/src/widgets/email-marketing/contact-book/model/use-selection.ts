import { useCallback, useEffect, useState } from 'react';

/** Which contacts are selected, on whatever page they stand; Esc clears it, unless it closes a dialog. */
export function useSelection() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const isEmpty = ids.length === 0;
  const clear = useCallback(() => {
    setIds([]);
  }, []);
  const toggle = useCallback((id: string) => {
    setIds((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  }, []);
  const letGo = useCallback((id: string) => {
    setIds((before) => before.filter((other) => other !== id));
  }, []);

  useEffect(() => {
    if (isEmpty) return;
    const listen = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      // In a field, Escape is about the field: it empties the search, or closes a list of choices.
      const isInField = target instanceof Element && target.matches('input:not([type="checkbox"]), textarea');
      if (key === 'Escape' && !defaultPrevented && !isInField && !document.querySelector('[role=dialog]')) clear();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [isEmpty, clear]);

  return { ids, choose: setIds, toggle, letGo, clear };
}

export type Selection = ReturnType<typeof useSelection>;
