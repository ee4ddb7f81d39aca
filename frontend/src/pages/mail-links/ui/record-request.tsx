import { useState } from 'react';
import { useAskForRecord } from '@/features/email-marketing/change-preferences';
import { errorText } from '@/shared/api';
import styles from './link-page.module.css';

interface RecordRequestProps {
  token: string;
  address: string;
}

/** The way to what we remember: by a mail of its own, because this page opens to whoever our mails are passed on to. */
export function RecordRequest({ token, address }: RecordRequestProps) {
  const [isSent, setSent] = useState(false);
  const { send, isPending, error } = useAskForRecord(token);
  return (
    <section className={styles.part} aria-labelledby="record">
      <h2 id="record">What we remember about you</h2>
      {isSent ? (
        <p role="status">The link is on its way to {address}. It is good for 24 hours.</p>
      ) : (
        <>
          <p>
            Table requests, letters, mails and visits that are kept under your address: yours to see, to download and to
            erase. So that nobody else can, we mail you a link.
          </p>
          <button
            type="button"
            className="button button-outline"
            disabled={isPending}
            onClick={() => {
              send(null, {
                onSuccess() {
                  setSent(true);
                },
              });
            }}
          >
            {isPending ? 'Sending...' : 'Mail Me the Link'}
          </button>
        </>
      )}
      {error && <p role="alert">{errorText(error, 'It could not be sent. Please try again.')}</p>}
    </section>
  );
}
