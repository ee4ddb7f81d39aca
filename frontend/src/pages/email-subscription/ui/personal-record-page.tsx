import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { subscriptionQueries } from '@/entities/email-marketing/subscription';
import { useErase } from '@/features/subscription/change';
import { errorText } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';
import { LinkPage } from './link-page';
import styles from './link-page.module.css';

/** What we remember about somebody: shown, taken along, erased. */
export function PersonalRecordPage() {
  const token = useLocation().hash.slice(1);
  const [isErased, setErased] = useState(false);
  const query = useQuery({ ...subscriptionQueries.record(token), enabled: !isErased });
  return (
    <LinkPage title="What we remember about you" query={query}>
      {(record) =>
        isErased ? (
          <p role="status">You are erased. We will not write to this address again.</p>
        ) : (
          <>
            <section className={styles.choice} aria-label="What is kept under your address">
              <RecordLines record={record} />
              <a className="button button-outline" href={jsonOf(record)} download="my-record.json">
                Download as JSON
              </a>
            </section>
            <Erasure
              token={token}
              onErased={() => {
                setErased(true);
              }}
            />
          </>
        )
      }
    </LinkPage>
  );
}

const jsonOf = (record: object) =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(record, null, 2))}`;

const NAMES: Readonly<Record<string, string>> = {
  campaignLists: 'Mailings addressed to you by name',
  consultations: 'Questionnaires you filled in',
  contacts: 'Your entry in our guest list',
  enquiries: 'Messages you wrote to us',
  imports: 'Lines of guest lists that we could not take over',
  mails: 'Letters we wrote to you',
  marketingMails: 'News we sent you',
  notices: 'Lines about you in mails to ourselves',
  reservations: 'Table requests',
  submissions: 'Contributions you sent us',
};

function RecordLines({ record }: { record: Record<string, readonly object[]> }) {
  const kept = Object.entries(record).filter(([, rows]) => rows.length > 0);
  if (kept.length === 0) return <p>Nothing is kept under your address.</p>;
  return (
    <ul className={styles.lines}>
      {kept.map(([name, rows]) => (
        <li key={name}>
          {NAMES[name] ?? 'Something else'}: {formatNumber(rows.length)}
        </li>
      ))}
    </ul>
  );
}

interface ErasureProps {
  token: string;
  onErased: () => void;
}

function Erasure({ token, onErased }: ErasureProps) {
  const [asks, setAsks] = useState(false);
  const { send, isPending, error } = useErase(token);
  return (
    <section className={styles.part} aria-labelledby="erasure">
      <h2 id="erasure">Being forgotten</h2>
      <p>
        Everything goes but contracts, tables you have asked for are given up, and this address is never written to
        again. This cannot be taken back.
      </p>
      {asks ? (
        <div className={styles.buttons}>
          <button
            type="button"
            className="button button-amber"
            disabled={isPending}
            onClick={() => {
              send(null, { onSuccess: onErased });
            }}
          >
            Yes, Erase Everything
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
      ) : (
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
      {error && <p role="alert">{errorText(error, 'It did not work. Please try again.')}</p>}
    </section>
  );
}
