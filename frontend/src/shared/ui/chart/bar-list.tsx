import { useId } from 'react';
import { formatNumber } from '@/shared/lib/numbers';
import { NO_DATA } from './chart-frame';
import styles from './chart.module.css';

interface BarListProps {
  title: string;
  /** `valueText` replaces the value where the number alone is unclear. */
  rows: readonly { label: string; value: number; valueText?: string }[];
  /** The value of a full-length bar; the largest value unless given. */
  full?: number;
}

/** A ranked list with bars; screen readers read it as a list. */
export function BarList({ title, rows, full }: BarListProps) {
  const id = useId();
  const max = full ?? Math.max(1, ...rows.map(({ value }) => value));
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {rows.length === 0 ? (
        NO_DATA
      ) : (
        <ol className={styles.bars}>
          {rows.map(({ label, value, valueText }) => (
            <li key={label}>
              <span className="breaks">{label}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.bar} style={{ width: `${String((value / max) * 100)}%` }} />
              </span>
              <span className="strong">{valueText ?? formatNumber(value)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
