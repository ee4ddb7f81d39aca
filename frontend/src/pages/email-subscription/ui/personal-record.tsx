import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { subscriptionCalls } from '@/entities/email-marketing/subscription';
import { errorText } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';
import styles from './link-page.module.css';

interface PersonalRecordProps {
  token: string;
  onErased: () => void;
}

/** What we remember about somebody: shown, taken along, erased. */
export function PersonalRecord({ token, onErased }: PersonalRecordProps) {
  const reading = useMutation({ mutationFn: () => subscriptionCalls.record(token) });
  const [asks, setAsks] = useState(false);
  return (
    <section className={styles.part} aria-labelledby="record">
      <h2 id="record">What we remember about you</h2>
      {reading.data ? (
        <RecordLines record={reading.data} />
      ) : (
        <p>Table requests, letters, mails and visits that are kept under your address.</p>
      )}
      {reading.error && <p role="alert">{errorText(reading.error, 'It could not be loaded.')}</p>}
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button-outline"
          disabled={reading.isPending}
          onClick={() => {
            reading.mutate();
          }}
        >
          Show My Record
        </button>
        {reading.data && (
          <a className="button button-outline" href={jsonOf(reading.data)} download="my-record.json">
            Download as JSON
          </a>
        )}
        {!asks && (
          <button
            type="button"
            className="button button-outline"
            onClick={() => {
              setAsks(true);
            }}
          >
            Erase Me
          </button>
        )}
      </div>
      {asks && <Erasure token={token} onErased={onErased} />}
    </section>
  );
}

const jsonOf = (record: object) =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(record, null, 2))}`;

const NAMES: Readonly<Record<string, string>> = {
  consultations: 'Questionnaires you filled in',
  contacts: 'Your entry in our guest list',
  enquiries: 'Messages you wrote to us',
  imports: 'Lines of guest lists that we could not take over',
  mails: 'Letters we wrote to you',
  marketingMails: 'News we sent you',
  reservations: 'Table requests',
  submissions: 'Contributions you sent us',
};

function RecordLines({ record }: { record: Record<string, readonly object[]> }) {
  const kept = Object.entries(record).filter(([, rows]) => rows.length > 0);
  if (kept.length === 0) return <p>Nothing is kept under your address.</p>;
  return (
    <ul>
      {kept.map(([name, rows]) => (
        <li key={name}>
          {NAMES[name] ?? 'Something else'}: {formatNumber(rows.length)}
        </li>
      ))}
    </ul>
  );
}

function Erasure({ token, onErased }: PersonalRecordProps) {
  const erasure = useMutation({ mutationFn: () => subscriptionCalls.erase(token), onSuccess: onErased });
  return (
    <div className={styles.part}>
      <p>
        Everything goes but contracts, tables you have asked for are given up, and this address is never written to
        again. This cannot be taken back.
      </p>
      <button
        type="button"
        className="button button-amber"
        disabled={erasure.isPending}
        onClick={() => {
          erasure.mutate();
        }}
      >
        Yes, Erase Everything
      </button>
      {erasure.error && <p role="alert">{errorText(erasure.error, 'It did not work. Please try again.')}</p>}
    </div>
  );
}
