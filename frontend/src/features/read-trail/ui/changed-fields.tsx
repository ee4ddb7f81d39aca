import { tellChanges } from '../model/tell-entry';
import type { TrailEntry } from '@/entities/trail';
import styles from './item-trail.module.css';

/** The fields before and after. */
export function ChangedFields({ entry }: { entry: TrailEntry }) {
  return tellChanges(entry).map(({ field, before, after }) => (
    <dl key={field} className={styles.change} aria-label={field}>
      <dt>{field} before</dt>
      <dd>{before}</dd>
      <dt>{field} after</dt>
      <dd>{after}</dd>
    </dl>
  ));
}
