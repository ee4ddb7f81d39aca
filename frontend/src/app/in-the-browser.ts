import type { ClientLoaderFunctionArgs } from 'react-router';

/**
 * Only the browser knows who signed in there, so it alone draws a dashboard. What that shows first is asked for before (`begin`):
 * where a page was opened with its address, as soon as the code is there, while React begins.
 */
export const inTheBrowserAfter = (begin: (address: URL) => void) => {
  if (typeof window !== 'undefined') begin(new URL(window.location.href));
  const load = ({ request }: ClientLoaderFunctionArgs) => {
    begin(new URL(request.url));
    return null;
  };
  return Object.assign(load, { hydrate: true as const });
};

export const inTheBrowser = inTheBrowserAfter(() => undefined);

/** It loads nothing that could be out of date: another tab or dialog in the address need not wait for it. */
export const loadsNothing = () => false;
