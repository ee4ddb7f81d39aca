import { lazy, Suspense, useSyncExternalStore } from 'react';

const ChatCorner = lazy(async () => ({ default: (await import('./chat-corner')).ChatCorner }));

function subscribe(listener: () => void) {
  window.addEventListener('load', listener);
  return () => window.removeEventListener('load', listener);
}

const isLoaded = () => document.readyState === 'complete';

/** The chat comes after the page and everything on it; it never delays either. */
export function ChatWidget() {
  const isPageLoaded = useSyncExternalStore(subscribe, isLoaded, () => false);
  if (!isPageLoaded) return null;
  return (
    <Suspense>
      <ChatCorner />
    </Suspense>
  );
}
