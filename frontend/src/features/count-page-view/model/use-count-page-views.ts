import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { countPageView, isArrival } from './count-page-view';

/** Counts each page that a visitor goes on to; the first one has counted itself. */
export function useCountPageViews(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    if (!isArrival(pathname)) countPageView(pathname);
  }, [pathname]);
}
