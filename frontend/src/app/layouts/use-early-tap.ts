import { useEffect } from 'react';

/** Does what a button was tapped for before the scripts had arrived; `start.js` has marked it. */
export function useEarlyTap(): void {
  useEffect(() => {
    document.documentElement.dataset.alive = '';
    const tapped = document.querySelector<HTMLButtonElement>('button[data-tapped]');
    if (!tapped) return;
    delete tapped.dataset.tapped;
    tapped.click();
  }, []);
}
