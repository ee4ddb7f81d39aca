import { useId } from 'react';
import { formatNumber } from '@/shared/lib/numbers';
import styles from './chart.module.css';

interface BarListProps {
  title: string;
  rows: readonly { label: string; value: number }[];
}

/** What there is most of, in words and bars: it reads as the list it is. */
export function BarList({ title, rows }: BarListProps) {
  const id = useId();
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ol className={styles.bars}>
        {rows.map(({ label, value }) => (
          <li key={label}>
            <span className={styles.name}>{label}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ width: `${String((value / most) * 100)}%` }} />
            </span>
            <span className={styles.value}>{formatNumber(value)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
