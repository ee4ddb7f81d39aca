const isBrowser = typeof document !== 'undefined';

/** Placeholder in built pages; only the running server knows the website's address and replaces it. */
const PLACEHOLDER = 'https://origin.invalid';

/** In a browser, the address that the server wrote into the page, so that hydration matches the HTML. */
const canonical = isBrowser ? document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href : PLACEHOLDER;
const base = canonical ?? (isBrowser ? location.href : PLACEHOLDER);

/** The full URL of a path, such as `/blog`. */
export const siteUrl = (path: string) => new URL(path, base).href;
