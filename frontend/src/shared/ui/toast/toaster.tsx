import { type CSSProperties, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { type ShownToast, toastStore } from './toast-store';

const loadToastArea = () => import('./toast-area').then(({ ToastArea: area }) => ({ default: area }));
/** A stable listener, so that adding it repeatedly has no effect. */
const loadSayWhatIsCut = () =>
  import('./say-what-is-cut').then(({ sayWhatIsCut }) => document.addEventListener('paste', sayWhatIsCut));
const ToastArea = lazy(() => loadToastArea().catch(() => ({ default: PlainMessage })));

/**
 * Rendered once in the root. The toast library loads when a control is first focused: the toast about a lost network must not need the
 * network.
 */
export function Toaster() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.none);

  useEffect(() => {
    const prepare = () => {
      void loadToastArea().catch(() => undefined);
      void loadSayWhatIsCut().catch(() => undefined);
    };
    // A field may have the focus before the scripts arrive.
    if (document.activeElement !== document.body) prepare();
    document.addEventListener('focusin', prepare, { once: true });
    return () => document.removeEventListener('focusin', prepare);
  }, []);

  if (messages.length === 0) return null;
  return (
    <Suspense>
      <ToastArea messages={messages} />
    </Suspense>
  );
}

const AT_THE_BOTTOM: CSSProperties = {
  position: 'fixed',
  inset: 'auto 16px 16px',
  padding: 20,
  background: 'var(--ivory)',
  border: 'var(--came) solid var(--lead)',
};

/** Shown if the toast library could not be loaded: a form's error must not get lost. */
function PlainMessage({ messages }: { messages: readonly ShownToast[] }) {
  const message = messages.at(-1);
  if (!message) return null;
  const { title, description } = message;
  return (
    <p role="alert" style={AT_THE_BOTTOM}>
      <strong>{title}</strong> <span>{description}</span>
    </p>
  );
}
