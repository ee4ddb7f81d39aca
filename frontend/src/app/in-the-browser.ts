import type { ClientLoaderFunctionArgs } from 'react-router';

/**
 * Only the browser knows who is signed in, so it renders dashboards. `begin` requests the first screen's data before React starts, if
 * the page was opened at its address.
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

/** Nothing to revalidate, so navigating to another tab or dialog does not wait for a loader. */
export const loadsNothing = () => false;
