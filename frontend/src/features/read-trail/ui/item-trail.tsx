import { Button, Flex } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '@/entities/restaurant';
import { type TrailEntry, trailQueries } from '@/entities/trail';
import { Skeleton } from '@/shared/ui/skeleton';
import { tellOnItem } from '../model/tell-entry';
import { ChangedFields } from './changed-fields';
import styles from './item-trail.module.css';

interface ItemTrailProps {
  /** The subject's type in events, such as 'reservation'. */
  subjectType: string;
  id: string;
}

/** Who changed what about an item, when, before and after; newest first. For the owner only. */
export function ItemTrail({ subjectType, id }: ItemTrailProps) {
  const { data: entries, error, refetch } = useQuery(trailQueries.of(subjectType, id));
  return (
    <section className={styles.trail} aria-labelledby="trail-title">
      <h3 id="trail-title" className={styles.title}>
        History
      </h3>
      {entries ? (
        <Entries entries={entries} />
      ) : error ? (
        <p role="alert">
          Couldn’t load the history. <Button onClick={() => void refetch()}>Try again</Button>
        </p>
      ) : (
        <Skeleton label="Loading history..." />
      )}
    </section>
  );
}

function Entries({ entries }: { entries: readonly TrailEntry[] }) {
  if (entries.length === 0) return <p>No activity yet.</p>;
  return (
    <Flex component="ol" vertical gap={12} className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <p>
            {tellOnItem(entry)} · {formatMoment(entry.occurredAt)}
          </p>
          <ChangedFields entry={entry} />
        </li>
      ))}
    </Flex>
  );
}
