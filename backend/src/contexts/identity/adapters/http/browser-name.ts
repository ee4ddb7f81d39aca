import Bowser from 'bowser';

/** 'Chrome on Windows', of a User-Agent header; null where that says nothing known. */
export function browserName(userAgent = ''): string | null {
  // Longer ones are no browser's.
  if (userAgent === '' || userAgent.length > 1000) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ') || null;
}
