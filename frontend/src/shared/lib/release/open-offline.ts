/** What somebody looks at comes first. */
const LATER_MS = 3_000;

/** From now on this browser opens the staff's dashboard without a line, too (`app/service-worker`). */
export function openOffline(): (() => void) | undefined {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return undefined;
  const later = setTimeout(() => {
    if (!navigator.onLine) return;
    // One that keeps nothing does without.
    void navigator.serviceWorker.register('/staff/sw.js').catch(() => undefined);
  }, LATER_MS);
  return () => {
    clearTimeout(later);
  };
}
