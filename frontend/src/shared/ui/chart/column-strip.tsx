import { formatNumber } from '@/shared/lib/numbers';
import { tickText } from './axes';
import styles from './chart.module.css';

/** The height of the highest column with its number, in pixels. */
const HIGHEST = 46;
/** With more columns, the labels of a wide strip would overlap. */
const MANY = 16;

interface Column {
  /** '12:30 PM', drawn as '12:30'. */
  label: string;
  value: number;
  /** Drawn on top: what is not decided yet. */
  pending?: number;
  /** The column in words, for screen readers and the tooltip. */
  words: string;
  /** Makes the column a button. */
  onPress?: () => void;
}

interface ColumnStripProps {
  /** Names the list. */
  label: string;
  caption?: string | undefined;
  columns: readonly Column[];
  /** Columns beyond it stand out. */
  cap: number | null;
}

/** Small columns with their numbers on top, such as guests by half hour. */
export function ColumnStrip({ label, caption, columns, cap }: ColumnStripProps) {
  const max = Math.max(1, cap ?? 1, ...columns.map(({ value, pending = 0 }) => value + pending));
  const heightOf = (count: number) => `${String(Math.round((count / max) * HIGHEST))}px`;
  return (
    <div className={styles.strip}>
      {caption !== undefined && <p className="hint">{caption}</p>}
      <ol className={styles.columns} aria-label={label} data-many={columns.length > MANY || undefined}>
        {columns.map(({ label: name, value, pending = 0, words, onPress }) => {
          const drawn = (
            <>
              <span aria-hidden="true">{formatNumber(value)}</span>
              {pending > 0 && <span className={styles.pending} style={{ blockSize: heightOf(pending) }} />}
              <span
                className={styles.bar}
                data-tone={cap !== null && value > cap ? 'beyond' : value === 0 ? 'none' : undefined}
                style={{ blockSize: heightOf(value) }}
              />
            </>
          );
          return (
            <li key={name}>
              {cap !== null && (
                <span className={styles.cap} style={{ insetBlockEnd: `calc(19px + ${heightOf(cap)})` }} aria-hidden />
              )}
              {onPress ? (
                <button type="button" className={styles.column} aria-label={words} title={words} onClick={onPress}>
                  {drawn}
                </button>
              ) : (
                <span className={styles.column} title={words}>
                  <span className="visually-hidden">{words}</span>
                  {drawn}
                </span>
              )}
              <span className={styles.time} aria-hidden="true">
                {tickText(name)}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
