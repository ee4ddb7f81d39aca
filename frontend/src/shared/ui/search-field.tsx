import { Input } from 'antd';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { FIRST_PAGE, useAddress } from '@/shared/lib/address';

/** A list's search text (`?search=ada`). */
export function useSearchText(): { text: string; lookFor: (text: string) => void } {
  const { parameters, change } = useAddress();
  return {
    text: parameters.get('search') ?? '',
    lookFor: (text) => {
      change({ search: text, ...FIRST_PAGE });
    },
  };
}

const PAUSE_MS = 250;

/** Searches as soon as typing pauses. */
export function SearchField({ label }: { label: string }) {
  const { text, lookFor } = useSearchText();
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  /** Texts sent to the URL that have not arrived there yet: people keep typing while the list loads. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const id = useId();
  const look = useEffectEvent(() => {
    const wanted = typed.trim();
    if (wanted === text) return;
    setSent([...sent, wanted]);
    lookFor(wanted);
  });

  if (text !== known) {
    setKnown(text);
    const place = sent.indexOf(text);
    setSent(sent.slice(place + 1));
    // The URL was changed by something else: a link, the back button, clearing all filters.
    if (place < 0) setTyped(text);
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
