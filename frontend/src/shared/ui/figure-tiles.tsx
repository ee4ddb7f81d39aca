import { Button, Flex } from 'antd';
import { useState } from 'react';
import { media, useMedia } from '@/shared/lib/media';
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
  const isPhone = useMedia(media.phone);
  const [isExpanded, setExpanded] = useState(false);
  return (
    <Flex align="start" className="panel">
      <div className={styles.tiles} data-count={tiles.length}>
        {tiles.map(({ title, figure, hint }) => (
          <div key={title} className={styles.tile}>
            <div role="term" className="strong">
              {title}
            </div>
            <div role="definition" className={styles.figure}>
              {shown(figure)}
            </div>
            <p role="definition" className={isPhone && !isExpanded ? 'visually-hidden' : 'hint'}>
              {hint}
            </p>
          </div>
        ))}
      </div>
      {isPhone && (
        <Button
          type="text"
          aria-label="Details"
          aria-expanded={isExpanded}
          onClick={() => {
            setExpanded(!isExpanded);
          }}
        >
          {isExpanded ? '▴' : '▾'}
        </Button>
      )}
    </Flex>
  );
}
