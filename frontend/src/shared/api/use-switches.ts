import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Tapped<Version> {
  value: boolean;
  /** The version it was saved over; undefined until it is saved. */
  seen?: Version;
}

interface Switches<Version> {
  /** The stored version that the screen shows. */
  version: Version;
  isPending: boolean;
  send: (wanted: ReadonlyMap<string, boolean>, outcome: { onSuccess: () => void; onError: () => void }) => void;
}

/** Switches that are saved with their version: taps during a save are sent over the version that it returns. */
export function useSwitches<Version>({ version, isPending, send }: Switches<Version>) {
  const [tapped, setTapped] = useState<ReadonlyMap<string, Tapped<Version>>>(new Map());
  const sentWith = useRef<Version>(undefined);

  const sendTapped = useEffectEvent(() => {
    const wanted = new Map(
      [...tapped].filter(([, { seen }]) => seen === undefined).map(([key, { value }]) => [key, value]),
    );
    if (isPending || wanted.size === 0 || sentWith.current === version) return;
    sentWith.current = version;
    send(wanted, {
      onSuccess() {
        setTapped((now) => {
          const saved = [...now].filter(([key, { value, seen }]) => seen === undefined && wanted.get(key) === value);
          return new Map([...now, ...saved.map(([key, one]) => [key, { ...one, seen: version }] as const)]);
        });
      },
      onError() {
        sentWith.current = undefined;
        setTapped(new Map());
      },
    });
  });
  useEffect(() => {
    sendTapped();
  }, [tapped, isPending, version]);

  return {
    isOn(key: string, stored: boolean): boolean {
      const tap = tapped.get(key);
      return tap && (tap.seen === undefined || tap.seen === version) ? tap.value : stored;
    },
    tap(key: string, value: boolean): void {
      setTapped(new Map([...tapped, [key, { value }]]));
    },
  };
}
