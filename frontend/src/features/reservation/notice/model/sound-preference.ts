import { useSyncExternalStore } from 'react';
import { keptTexts } from '@/shared/lib/kept-texts';

const texts = keptTexts(() => localStorage, 'sound/');
const KEY = 'new-requests';
const listeners = new Set<() => void>();

export const isSoundOn = () => texts.read(KEY) === 'on';

/** Whether this browser plays a sound when a request arrives; off by default. */
export function useSoundPreference() {
  const isOn = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isSoundOn,
    () => false,
  );
  const set = (wanted: boolean) => {
    if (wanted) texts.keep(KEY, 'on');
    else texts.forget(KEY);
    for (const listener of listeners) listener();
  };
  return { isOn, set };
}
