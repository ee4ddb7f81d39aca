import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { countPageView, isArrival } from './count-page-view';

/** Counts each page after the first one, which the inline script counts. */
export function useCountPageViews(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    if (!isArrival(pathname)) countPageView(pathname);
  }, [pathname]);
}
