import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './toast-store';

const ToastArea = lazy(async () => ({ default: (await import('./toast-area')).ToastArea }));

/** Stands once in the root; the toast library arrives with the first message. */
export function Toaster() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.none);
  if (!message) return null;
  return (
    <Suspense>
      <ToastArea message={message} />
    </Suspense>
  );
}
