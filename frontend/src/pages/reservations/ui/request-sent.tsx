import { useEffect, useRef } from 'react';
import styles from './request-sent.module.css';

export function RequestSent({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        Reservation Request Sent!
      </h2>
      <p>
        Thank you. We will review your request and contact you within 24 hours. A first mail with the date, the time and
        your party is on its way.
      </p>
      <button type="button" className="button button-outline" onClick={onAgain}>
        Make Another Reservation
      </button>
    </div>
  );
}
