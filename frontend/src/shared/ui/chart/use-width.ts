import { useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is, so that what is drawn in it keeps the size of its letters. */
export function useWidth(atFirst: number) {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(atFirst);

  useLayoutEffect(() => {
    if (!element.current) return;
    const measure = () => {
      setWidth(element.current?.clientWidth || atFirst);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [atFirst]);

  return { element, width };
}
