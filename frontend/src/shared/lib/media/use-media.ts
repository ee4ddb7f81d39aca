import { useSyncExternalStore } from 'react';

/** Whether a media query such as '(max-width: 640px)' is true, for what styles alone cannot do. */
export function useMedia(query: string): boolean {
  const media = window.matchMedia(query);
  return useSyncExternalStore(
    (listener) => {
      media.addEventListener('change', listener);
      return () => {
        media.removeEventListener('change', listener);
      };
    },
    () => media.matches,
  );
}
