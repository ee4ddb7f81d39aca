import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { sendCount } from '../api/send-count';

const LONGEST = 500;

/** Counts each page a visitor sees, once the page and everything on it has arrived. */
export function useCountVisits(): void {
  const { pathname } = useLocation();
  const hasArrived = useRef(false);

  useEffect(() => {
    const path = pathname.slice(0, LONGEST);
    // Between our own pages the referrer stays that of the arrival.
    const referrer = hasArrived.current ? undefined : document.referrer.slice(0, LONGEST) || undefined;
    hasArrived.current = true;
    afterLoad(() => sendCount({ event: 'page_view', path, referrer }));
  }, [pathname]);
}

function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') setTimeout(task);
  else window.addEventListener('load', () => setTimeout(task), { once: true });
}
