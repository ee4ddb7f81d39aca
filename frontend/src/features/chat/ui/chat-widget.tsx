import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';

/** A page without the chat is still the page. */
const NoChat: ComponentType = () => null;

const ChatCorner = lazy(() =>
  import('./chat-corner').then(
    ({ ChatCorner: corner }) => ({ default: corner }),
    () => ({ default: NoChat }),
  ),
);

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
