import { useEffect, useState } from 'react';

/** What was typed, as it was when the typing last paused. */
export function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => {
      setSettled(value);
    }, pauseMs);
    return () => {
      clearTimeout(pause);
    };
  }, [value, pauseMs]);
  return settled;
}
