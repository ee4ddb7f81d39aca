import { useState } from 'react';
import { useCancelTable } from '../api/use-change-table';
import styles from './change-table.module.css';

const focusOn = (button: HTMLButtonElement | null) => button?.focus();

/** Asks before the table is gone. */
export function CancelTable({ token }: { token: string }) {
  const [asks, setAsks] = useState(false);
  const { send, isPending } = useCancelTable(token);
  if (!asks) {
    return (
      <button
        type="button"
        className="button button-outline"
        onClick={() => {
          setAsks(true);
        }}
      >
        Cancel This Table
      </button>
    );
  }
  return (
    <div className={styles.buttons} role="group" aria-label="Cancel this table?">
      <button
        type="button"
        className="button button-amber"
        // The button that asked is gone.
        ref={focusOn}
        disabled={isPending}
        onClick={() => {
          send(null);
        }}
      >
        {isPending ? 'Cancelling...' : 'Yes, Cancel My Table'}
      </button>
      <button
        type="button"
        className="button button-outline"
        disabled={isPending}
        onClick={() => {
          setAsks(false);
        }}
      >
        Keep It
      </button>
    </div>
  );
}
