import type { ReactNode } from 'react';
import { mailHref } from '@/shared/links';
import styles from './no-script.module.css';

interface NoScriptProps {
  /** What does not work. */
  children: ReactNode;
  /** The address to write to instead. */
  email?: string;
}

/** What a browser without scripts shows where nothing would happen. */
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
