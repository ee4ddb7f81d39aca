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
    const listen = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('[role=dialog]')) clear();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [isEmpty, clear]);

  return { ids, choose: setIds, toggle, letGo, clear };
}

export type Selection = ReturnType<typeof useSelection>;
