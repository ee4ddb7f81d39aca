import { Input } from 'antd';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useSearchText } from './use-search-text';

const PAUSE_MS = 250;

/** Looks for what is typed as soon as the typing pauses. */
export function SearchField({ label }: { label: string }) {
  const { text, lookFor } = useSearchText();
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  const id = useId();
  const look = useEffectEvent(() => {
    if (typed.trim() !== text) lookFor(typed.trim());
  });

  // The address was changed by something else: a link, the way back, all filters taken away.
  if (text !== known) {
    setKnown(text);
    if (text !== typed.trim()) setTyped(text);
  }

  useEffect(() => {
    const pause = setTimeout(look, PAUSE_MS);
    return () => {
      clearTimeout(pause);
    };
  }, [typed]);

  return (
    <div role="search">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="search"
        allowClear
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
    </div>
  );
}
