import { Button, Flex } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '@/entities/restaurant';
import { type ActivityEntry, activityQueries } from '@/entities/activity';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { describeOnItem } from '../model/describe-entry';
import { ChangedFields } from './changed-fields';
import styles from './item-activity.module.css';

interface ItemActivityProps {
  /** The subject's type in events, such as 'reservation'. */
  subjectType: string;
  id: string;
}

/** Who changed what about an item, when, before and after; newest first. For the owner only. */
export function ItemActivity({ subjectType, id }: ItemActivityProps) {
  const { data: entries, error, refetch } = useQuery(activityQueries.of(subjectType, id));
  return (
    <section className={styles.trail} aria-labelledby="trail-title">
      <h3 id="trail-title" className="xl">
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

function Entries({ entries }: { entries: readonly ActivityEntry[] }) {
  if (entries.length === 0) return <EmptyState text="No activity yet." />;
  return (
    <Flex component="ol" vertical gap={12} className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <p>
            {describeOnItem(entry)} · {formatMoment(entry.occurredAt)}
          </p>
          <ChangedFields entry={entry} />
        </li>
      ))}
    </Flex>
  );
}
