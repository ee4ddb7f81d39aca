import Bowser from 'bowser';

/** A name such as 'Chrome on Windows' from the User-Agent header; null if unknown. */
export function browserName(userAgent = ''): string | null {
  // No real browser sends a longer one.
  if (userAgent === '' || userAgent.length > 1000) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ') || null;
}
