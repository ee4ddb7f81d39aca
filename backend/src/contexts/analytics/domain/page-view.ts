/** A page that was opened in a browser. */
export interface PageView {
  /** Without query, fragment and slash at its end. */
  readonly path: string;
  /** Host of the other website that led here; null for none. */
  readonly referrerHost: string | null;
}

/** Programs that read pages for nobody: search engines, previews, monitors, tools. */
const PROGRAMS =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|uptime|scan|fetch|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|httpclient|facebookexternalhit|archiver/i;

/** True for a caller that is no person at a browser. */
export function isProgram(userAgent: string): boolean {
  return userAgent === '' || PROGRAMS.test(userAgent);
}

const LONGEST_HOST = 100;

/** @param ownHost views that come from here have no referrer */
export function pageView(path: string, referrer: string | null, ownHost: string): PageView {
  const [page = ''] = path.split(/[?#]/);
  const host = referrer !== null && URL.canParse(referrer) ? new URL(referrer).host : '';
  const isForeign = host !== '' && host !== ownHost && host.length <= LONGEST_HOST;
  return { path: page.replace(/(?<=.)\/+$/, ''), referrerHost: isForeign ? host : null };
}
