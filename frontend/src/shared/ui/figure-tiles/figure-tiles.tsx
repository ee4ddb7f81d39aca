import { formatNumber } from '@/shared/lib/numbers';
import styles from './figure-tiles.module.css';

interface Tile {
  title: string;
  figure: number | undefined;
  /** '%' */
  unit?: string;
  hint?: string;
}

export function FigureTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ title, figure, unit = '', hint }) => (
        <div key={title} className={styles.tile}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.figure}>{figure === undefined ? '–' : formatNumber(figure) + unit}</dd>
          {hint && <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
