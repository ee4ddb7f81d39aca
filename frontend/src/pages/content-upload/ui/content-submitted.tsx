import { useEffect, useRef } from 'react';
import styles from './content-submitted.module.css';

export function ContentSubmitted({ onAnother }: { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles.submitted}>
      <h2 ref={heading} tabIndex={-1}>
        Content Submitted!
      </h2>
      <p>
        Thank you. We emailed the owner, who will review it soon. You’ll hear back: approved, revision requested or
        rejected.
      </p>
      <button type="button" className="button button-outline" onClick={onAnother}>
        Submit Another Item
      </button>
    </div>
  );
}
