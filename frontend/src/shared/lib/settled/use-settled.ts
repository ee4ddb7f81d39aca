import { useEffect, useState } from 'react';

/** The text as it was when the typing last paused. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => {
      setSettled(text);
    }, pauseMs);
    return () => {
      clearTimeout(pause);
    };
  }, [text, pauseMs]);
  return settled;
}
