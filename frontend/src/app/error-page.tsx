import { type ReactNode, useLayoutEffect } from 'react';
import styles from './error-page.module.css';
import { markHydrated } from './start/early-taps';

interface ErrorPageProps {
  title: string;
  children: ReactNode;
  /** Links next to the button that reloads the page. */
  links: ReactNode;
}

/** Shown in place of a page that threw an error. */
export function ErrorPage({ title, children, links }: ErrorPageProps) {
  // It replaces the page, so taps are handled here and no longer stored for hydration.
  useLayoutEffect(markHydrated, []);

  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      <p>{children}</p>
      <p className={styles.actions}>
        <button type="button" className="button button-amber" onClick={() => window.location.reload()}>
          Reload
        </button>
        {links}
      </p>
    </main>
  );
}
