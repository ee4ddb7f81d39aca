import { useLayoutEffect, useRef, useState } from 'react';

/** An element's width, so that a drawing in it does not scale its text. */
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
