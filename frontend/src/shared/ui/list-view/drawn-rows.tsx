import { startTransition, useEffect, useState } from 'react';
import { rowMark } from '../row-focus';
import styles from './list-view.module.css';

/** The number of cards that fit on a screen. */
const BATCH_SIZE = 4;

/**
 * Decides which rows of a list are rendered: the first ones immediately, so that they can be used, the others a moment later. Until then
 * `RowPlace` reserves their space, so that the scroll position can be restored.
 */
export function useDrawnRows<Row>(inOrder: readonly Row[]): (row: Row) => boolean {
  const [areAll, setAreAll] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setAreAll(true);
    });
  }, []);
  if (areAll) return () => true;
  const first = new Set(inOrder.slice(0, BATCH_SIZE));
  return (row) => first.has(row);
}

export const RowPlace = ({ id }: { id: string }) => <div className={styles.place} aria-busy {...rowMark(id)} />;
