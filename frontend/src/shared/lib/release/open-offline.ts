/** What is on the screen loads first. */
const LATER_MS = 3_000;

/** Registers the service worker that opens the staff dashboard offline (`app/service-worker`). */
export function openOffline(): (() => void) | undefined {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return undefined;
  const later = setTimeout(() => {
    if (!navigator.onLine) return;
    // A browser that refuses it works online only.
    void navigator.serviceWorker.register('/staff/sw.js').catch(() => undefined);
  }, LATER_MS);
  return () => {
    clearTimeout(later);
  };
}
