import { tellChanges } from '../model/tell-entry';
import type { TrailEntry } from '@/entities/trail';
import styles from './item-trail.module.css';

/** The fields before and after. */
export function ChangedFields({ entry }: { entry: TrailEntry }) {
  return tellChanges(entry).map(({ field, before, after }) => (
    <div key={field} className={styles.change} role="group" aria-label={field}>
      <p className="strong">{field}</p>
      <dl>
        <dt>Before</dt>
        <dd>{before}</dd>
        <dt>After</dt>
        <dd>{after}</dd>
      </dl>
    </div>
  ));
}
