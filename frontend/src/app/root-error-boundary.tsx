import { useLayoutEffect } from 'react';
import { sayAlive } from './start/early-taps';
import styles from './root-error-boundary.module.css';

export function RootErrorBoundary() {
  // It stands where the page would: from now on a tap is answered here, and no longer held back for it.
  useLayoutEffect(sayAlive, []);

  return (
    <main className={styles.page}>
      <h1>Something broke on our side</h1>
      <p>Your table is safe. Please load the page again; if it stays like this, call us.</p>
      <p className={styles.actions}>
        <button type="button" className="button button-amber" onClick={() => window.location.reload()}>
          Load again
        </button>
        <a className="button button-outline" href="/">
          Home
        </a>
      </p>
    </main>
  );
}
