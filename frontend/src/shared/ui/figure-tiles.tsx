import { Card, Statistic } from 'antd';
import { useState } from 'react';
import { formatNumber } from '@/shared/lib/numbers';
import styles from './figure-tiles.module.css';

interface Tile {
  title: string;
  /** Text if a number needs a unit ('16.0%'); undefined while loading. */
  figure: number | string | undefined;
  /** What is counted, and in which period. */
  hint: string;
}

const shown = (figure: Tile['figure']) => (typeof figure === 'number' ? formatNumber(figure) : (figure ?? '–'));

/** On a phone, the explanations stay collapsed so that the first rows fit on the screen. */
export function FigureTiles({ tiles }: { tiles: readonly Tile[] }) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <div className={styles.panel} data-told={isExpanded}>
      <div className={styles.tiles}>
        {tiles.map(({ title, figure, hint }) => (
          <Card key={title} size="small" className={styles.tile}>
            <Statistic
              title={<span role="term">{title}</span>}
              value={shown(figure)}
              formatter={(value) => <span role="definition">{value}</span>}
            />
            <p role="definition" className={styles.hint}>
              {hint}
            </p>
          </Card>
        ))}
      </div>
      <button
        type="button"
        className={styles.tell}
        aria-label="Details"
        aria-expanded={isExpanded}
        onClick={() => {
          setExpanded(!isExpanded);
        }}
      />
    </div>
  );
}
