import { startTransition, useEffect, useState } from 'react';
import { rowMark } from '../row-focus';
import styles from './list-view.module.css';

/** What a screen has room for. */
const AT_ONCE = 4;

/**
 * Which rows of a list are drawn: the first ones at once, so that they can be used, the others a moment later. Until then
 * `RowPlace` stands for each of them, so that a page that is come back to is as long as it was.
 */
export function useDrawnRows<Row>(inOrder: readonly Row[]): (row: Row) => boolean {
  const [areAll, setAreAll] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setAreAll(true);
    });
  }, []);
  if (areAll) return () => true;
  const first = new Set(inOrder.slice(0, AT_ONCE));
  return (row) => first.has(row);
}

export const RowPlace = ({ id }: { id: string }) => <div className={styles.place} aria-busy {...rowMark(id)} />;
