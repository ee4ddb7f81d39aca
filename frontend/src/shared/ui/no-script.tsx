import type { ReactNode } from 'react';
import { mailHref } from '@/shared/links';
import styles from './no-script.module.css';

interface NoScriptProps {
  /** The feature that needs scripts. */
  children: ReactNode;
  /** The address to write to instead. */
  email?: string;
}

/** A note for browsers without scripts. */
export function NoScript({ children, email }: NoScriptProps) {
  return (
    <noscript>
      <p className={styles.note}>
        {children}
        {email && (
          <>
            {' '}
            Please write to <a href={mailHref(email)}>{email}</a> instead.
          </>
        )}
      </p>
    </noscript>
  );
}
