import { formatNumber } from '@/shared/lib/numbers';
import styles from './figure-tiles.module.css';

interface Tile {
  title: string;
  /** In words where a number alone would not say it ('16.0%'); nothing while it is not known. */
  figure: number | string | undefined;
  /** What is counted, and over which time. */
  hint: string;
}

const shown = (figure: Tile['figure']) => (typeof figure === 'number' ? formatNumber(figure) : (figure ?? '–'));

export function FigureTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ title, figure, hint }) => (
        <div key={title} className={styles.tile}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.figure}>{shown(figure)}</dd>
          <dd className={styles.hint}>{hint}</dd>
        </div>
      ))}
    </dl>
  );
}
