import { useState } from 'react';
import { useFocusRecovery } from './use-focus-recovery';
import styles from './ask-first.module.css';

interface AskFirstProps {
  /** Label of the first button, such as 'Cancel This Table'. */
  action: string;
  /** The question, announced to screen readers. */
  question: string;
  yes: string;
  no?: string;
  isBusy: boolean;
  busyText?: string;
  onConfirm: () => void;
}

/** For public pages: an irreversible step behind a second button. A double click or a second Enter meets the one that changes nothing. */
export function AskFirst({ action, question, yes, no = 'Keep It', isBusy, busyText = yes, onConfirm }: AskFirstProps) {
  const [asks, setAsks] = useState(false);
  const part = useFocusRecovery<HTMLDivElement & HTMLButtonElement>(asks);
  if (!asks) {
    return (
      <button
        ref={part}
        type="button"
        className="button button-outline"
        onClick={() => {
          setAsks(true);
        }}
      >
        {action}
      </button>
    );
  }
  return (
    <div ref={part} className={styles.buttons} role="group" aria-label={question}>
      <button
        type="button"
        className="button button-outline"
        disabled={isBusy}
        onClick={() => {
          setAsks(false);
        }}
      >
        {no}
      </button>
      <button type="button" className="button button-amber" disabled={isBusy} onClick={onConfirm}>
        {isBusy ? busyText : yes}
      </button>
    </div>
  );
}
