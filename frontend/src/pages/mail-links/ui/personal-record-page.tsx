import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { preferencesQueries } from '@/entities/email-marketing/preferences';
import { useErase } from '../api/use-change-subscription';
import { errorText } from '@/shared/api';
import { AskFirst } from '@/shared/ui/ask-first';
import { LinkPage } from './link-page';
import { RecordLines } from './record-lines';
import styles from './link-page.module.css';

/** What is stored about a person: shows, downloads and erases it. */
export function PersonalRecordPage() {
  const token = useLocation().hash.slice(1);
  const [isErased, setErased] = useState(false);
  const query = useQuery({ ...preferencesQueries.record(token), enabled: !isErased });
  return (
    <LinkPage title="What we know about you" query={query}>
      {(record) =>
        isErased ? (
          <p role="status">We erased your data and won’t write to this address again.</p>
        ) : (
          <>
            <section className={styles.choice} aria-label="Your data">
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

interface ErasureProps {
  token: string;
  onErased: () => void;
}

function Erasure({ token, onErased }: ErasureProps) {
  const { send, isPending, error } = useErase(token);
  return (
    <section className={styles.part} aria-labelledby="erasure">
      <h2 id="erasure">Erase your data</h2>
      <p>
        We erase everything except contracts, cancel your reservations and never write to this address again. You can’t
        undo this.
      </p>
      <AskFirst
        action="Erase Me"
        question="Erase everything?"
        yes="Yes, Erase Everything"
        isBusy={isPending}
        onConfirm={() => {
          send(null, { onSuccess: onErased });
        }}
      />
      {error && <p role="alert">{errorText(error, 'Something went wrong. Please try again.')}</p>}
    </section>
  );
}
