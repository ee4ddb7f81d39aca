import { Link } from 'react-router';
import type { TrailEntry } from '@/entities/trail';
import { ChangedFields, itemLink, tellInList } from '@/features/read-trail';
import styles from './trail-list.module.css';

export function TrailLine({ entry }: { entry: TrailEntry }) {
  const link = itemLink(entry);
  const { before, subject, after } = tellInList(entry);
  return (
    <div className={styles.what}>
      <p>
        {before}
        {link ? (
          <Link prefetch="intent" to={link}>
            {subject}
          </Link>
        ) : (
          subject
        )}
        {after}
      </p>
      <ChangedFields entry={entry} />
    </div>
  );
}
