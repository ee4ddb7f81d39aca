import { type MaintenanceLog, typeLabel } from '@/entities/maintenance-log';
import { formatMoment } from '@/entities/restaurant';
import { StatusTag } from '@/shared/ui/status-tag';
import styles from './maintenance-log-panel.module.css';

export function MaintenanceEntry({ log }: { log: MaintenanceLog }) {
  const { id, title, type, description, timeSpent, notes, performedBy, createdAt } = log;
  return (
    <li>
      <article className={styles.entry} aria-labelledby={`log-${id}`}>
        <header className={styles.head}>
          <h3 id={`log-${id}`} className={styles.name}>
            {title}
          </h3>
          <StatusTag tone="quiet">{typeLabel(type)}</StatusTag>
        </header>
        <p className={styles.text}>{description}</p>
        {notes && (
          <p className={styles.notes}>
            <strong>Notes:</strong> {notes}
          </p>
        )}
        <p className={styles.facts}>
          {[performedBy, formatMoment(createdAt), ...(timeSpent === null ? [] : [hours(timeSpent)])].join(' · ')}
        </p>
      </article>
    </li>
  );
}

const hours = (time: number) => `${String(time)} ${time === 1 ? 'hour' : 'hours'}`;
