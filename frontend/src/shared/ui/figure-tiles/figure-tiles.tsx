import { formatNumber } from '@/shared/lib/numbers';
import styles from './figure-tiles.module.css';

interface Tile {
  title: string;
  /** In words where a number alone would not say it. */
  figure: number | string | undefined;
  /** '%' */
  unit?: string;
  hint?: string;
}

const shown = (figure: number | string) => (typeof figure === 'string' ? figure : formatNumber(figure));

export function FigureTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ title, figure, unit = '', hint }) => (
        <div key={title} className={styles.tile}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.figure}>{figure === undefined ? '–' : shown(figure) + unit}</dd>
          {hint && <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
