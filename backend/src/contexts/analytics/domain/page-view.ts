/** A page that was opened in a browser. */
export interface PageView {
  /** Without query, fragment and trailing slash. */
  readonly path: string;
  /** Host of the referring website; null without one. */
  readonly referrerHost: string | null;
}

const LONGEST_HOST = 100;

/** @param ownHost views referred from here have no referrer */
export function pageView(path: string, referrer: string | null, ownHost: string): PageView {
  const [page = ''] = path.split(/[?#]/);
  const host = referrer !== null && URL.canParse(referrer) ? new URL(referrer).host : '';
  const isForeign = host !== '' && host !== ownHost && host.length <= LONGEST_HOST;
  let end = page.length;
  while (end > 1 && page[end - 1] === '/') end -= 1;
  return { path: page.slice(0, end), referrerHost: isForeign ? host : null };
}
