import { useEffect, useRef } from 'react';
import type { RequestedCard } from '../api/use-request-gift-card';
import styles from './gift-cards-page.module.css';

interface CardRequestedProps {
  requested: RequestedCard;
  onAgain: () => void;
}

export function CardRequested({ requested: { amount, recipient, address, email }, onAgain }: CardRequestedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        Gift Card Requested
      </h2>
      <p>
        A card of {amount} dollars{recipient === null ? '' : ` for ${recipient}`},{' '}
        {address === null ? 'to pick up at the bistro' : 'to be mailed'}.
      </p>
      <p>
        Thank you. We write to <strong>{email}</strong> within a day about how to pay.
      </p>
      <button type="button" className="button button-outline" onClick={onAgain}>
        Request Another Card
      </button>
    </div>
  );
}
