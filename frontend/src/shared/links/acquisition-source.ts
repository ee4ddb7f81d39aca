/** How this page was loaded, which client-side navigation does not change. */
function opened(): PerformanceNavigationTiming | undefined {
  const entries = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  return entries[0] as PerformanceNavigationTiming | undefined;
}

const isOwn = (address: string) => address.startsWith(`${location.origin}/`);

/**
 * How the visit began: the name in the opened URL (`?via=card`, or `utm_source`), else the referring website, else ''. Nothing is
 * stored; the browser knows both while the page is open.
 */
export function acquisitionSource(): string {
  for (const address of [opened()?.name ?? location.href, document.referrer]) {
    if (!URL.canParse(address)) continue;
    const { host, searchParams } = new URL(address);
    const source = isOwn(address) ? (searchParams.get('via') ?? searchParams.get('utm_source')) : host;
    if (source) return source.slice(0, 100);
  }
  return '';
}

/** Neither a reload nor a page opened from another of ours. */
export const isLanding = (): boolean => (opened()?.type ?? 'navigate') === 'navigate' && !isOwn(document.referrer);
