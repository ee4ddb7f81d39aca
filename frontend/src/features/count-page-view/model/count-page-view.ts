import { sendCount } from '../api/send-count';

const LONGEST = 500;

/** Counts the page that was asked for by its address, and where its visitor came from. */
export function countArrival(): void {
  const { pathname } = window.location;
  document.documentElement.dataset.arrival = pathname;
  // Between our own pages the referrer stays that of the arrival.
  countPageView(pathname, document.referrer.slice(0, LONGEST) || undefined);
}

/** Whether this page is the one that `countArrival` has counted; going back to it later is another view. */
export function isArrival(pathname: string): boolean {
  const { dataset } = document.documentElement;
  const { arrival } = dataset;
  delete dataset.arrival;
  return arrival === pathname;
}

/** Once the page and everything on it has arrived. */
export function countPageView(pathname: string, referrer?: string): void {
  const path = pathname.slice(0, LONGEST);
  afterLoad(() => sendCount({ event: 'page_view', path, referrer }));
}

function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') setTimeout(task);
  else window.addEventListener('load', () => setTimeout(task), { once: true });
}
