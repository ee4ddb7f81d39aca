import { isLanding, acquisitionSource } from '@/shared/links';
import { sendCount, type Visit } from '../api';

const MAX_FIELD_LENGTH = 500;

/** Counts the page that was opened by its address, with the visitor's source. */
export function countArrival(): void {
  const { pathname } = window.location;
  document.documentElement.dataset.arrival = pathname;
  // When navigating between our own pages, the referrer stays that of the arrival.
  const referrer = document.referrer.slice(0, MAX_FIELD_LENGTH) || undefined;
  count(
    pathname,
    isLanding() ? { event: 'landing', referrer, via: acquisitionSource() } : { event: 'page_view', referrer },
  );
}

/** Whether this page is the one that `countArrival` has counted; returning to it later is another view. */
export function isArrival(pathname: string): boolean {
  const { dataset } = document.documentElement;
  const { arrival } = dataset;
  delete dataset.arrival;
  return arrival === pathname;
}

/** Runs after the load event. */
export const countPageView = (pathname: string): void => {
  count(pathname, { event: 'page_view' });
};

const count = (pathname: string, visit: Omit<Visit, 'path'>) => {
  afterLoad(() => sendCount({ ...visit, path: pathname.slice(0, MAX_FIELD_LENGTH) }));
};

/** A prerendered page counts only once it is shown. */
const isPrerendered = () => 'prerendering' in document && document.prerendering === true;

export function afterLoad(task: () => void): void {
  if (isPrerendered()) {
    document.addEventListener(
      'prerenderingchange',
      () => {
        afterLoad(task);
      },
      { once: true },
    );
  } else if (document.readyState === 'complete') setTimeout(task);
  else window.addEventListener('load', () => setTimeout(task), { once: true });
}
