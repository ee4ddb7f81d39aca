import { describeChanges } from '../model/describe-entry';
import type { ActivityEntry } from '@/entities/activity';
import styles from './item-activity.module.css';

/** The fields before and after. */
export function ChangedFields({ entry }: { entry: ActivityEntry }) {
  return describeChanges(entry).map(({ field, before, after }) => (
    <div key={field} className={styles.change} role="group" aria-label={field}>
      <p className="strong">{field}</p>
      <dl className="facts">
        <dt>Before</dt>
        <dd>{before}</dd>
        <dt>After</dt>
        <dd>{after}</dd>
      </dl>
    </div>
  ));
}
