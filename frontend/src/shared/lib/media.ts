import { useCallback, useSyncExternalStore } from 'react';

/** The breakpoints, which style sheets use as well: 480, 640, 820, 992 and 1200 px. */
export const media = {
  phone: '(max-width: 640px)',
  /** From here on, lists are tables. */
  wide: '(min-width: 820px)',
  narrow: '(max-width: 991px)',
  /** The dashboard's tabs are a column. */
  desktop: '(min-width: 992px)',
  roomy: '(min-width: 1200px)',
} as const;

/** Whether a media query matches, for what CSS alone cannot do. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => {
        media.removeEventListener('change', listener);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
