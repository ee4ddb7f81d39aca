import { formatNumber } from '@/shared/lib/numbers';
import styles from './figure-tiles.module.css';

interface Tile {
  title: string;
  figure: number | undefined;
  hint?: string;
}

export function FigureTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ title, figure, hint }) => (
        <div key={title} className={styles.tile}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.figure}>{figure === undefined ? '–' : formatNumber(figure)}</dd>
          {hint && <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
