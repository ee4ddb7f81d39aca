import { useSyncExternalStore } from 'react';

const SCROLLED_PAST = 100;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

export const useIsScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED_PAST,
    () => false,
  );
