import { useState } from 'react';
import { useAskForRecord } from '../api/use-change-subscription';
import { errorText } from '@/shared/api';
import styles from './link-page.module.css';

interface RecordRequestProps {
  token: string;
  address: string;
}

/** Requests the record by a separate email, because anyone who gets a forwarded email can open this page. */
export function RecordRequest({ token, address }: RecordRequestProps) {
  const [isSent, setSent] = useState(false);
  const { send, isPending, error } = useAskForRecord(token);
  return (
    <section className={styles.part} aria-labelledby="record">
      <h2 id="record">What we know about you</h2>
      {isSent ? (
        <p role="status">We sent the link to {address}. It works for 24 hours.</p>
      ) : (
        <>
          <p>
            See, download or erase the requests, messages, emails and visits we keep for your address. To protect your
            privacy, we’ll email you a link.
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
            {isPending ? 'Sending...' : 'Email Me the Link'}
          </button>
        </>
      )}
      {error && <p role="alert">{errorText(error, 'Couldn’t send it. Please try again.')}</p>}
    </section>
  );
}
