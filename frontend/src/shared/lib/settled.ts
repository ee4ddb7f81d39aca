import { useEffect, useState } from 'react';

/** The value as it was when it last stayed unchanged for `pauseMs`. */
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
