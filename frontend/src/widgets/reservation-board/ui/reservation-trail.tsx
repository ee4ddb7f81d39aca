import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type TrailEntry, trailQueries } from '@/entities/trail';
import { Skeleton } from '@/shared/ui/skeleton';
import { changedNotes, tellChange } from '../model/tell-change';
import styles from './reservation-trail.module.css';

/** Who did what with a reservation, newest first. */
export function ReservationTrail({ id }: { id: string }) {
  const { data: entries, error, refetch } = useQuery(trailQueries.of('reservation', id));
  return (
    <section className={styles.trail} aria-labelledby="trail-title">
      <h3 id="trail-title" className={styles.title}>
        History
      </h3>
      {entries ? (
        <Entries entries={entries} />
      ) : error ? (
        <p role="alert">
          The history could not be loaded. <Button onClick={() => void refetch()}>Try again</Button>
        </p>
      ) : (
        <Skeleton label="Loading history..." />
      )}
    </section>
  );
}

function Entries({ entries }: { entries: readonly TrailEntry[] }) {
  if (entries.length === 0) return <p>Nothing has been recorded yet.</p>;
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => {
        const notes = changedNotes(entry);
        return (
          <li key={entry.id}>
            <p>{tellChange(entry)}</p>
            {notes && (
              <dl className={styles.notes}>
                <dt>Before</dt>
                <dd>{notes.before}</dd>
                <dt>After</dt>
                <dd>{notes.after}</dd>
              </dl>
            )}
          </li>
        );
      })}
    </ol>
  );
}
