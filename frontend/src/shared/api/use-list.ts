import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAddress } from '@/shared/lib/address';
import type { ListQueries } from './list';

/** A list's rows and state as a screen shows them. */
export interface ShownList<Row> {
  rows: readonly Row[] | undefined;
  error: Error | null;
  /** True while it waits for the connection. */
  isPaused?: boolean;
  /** True if the rows belong to the previous order or filter while the new ones load. */
  isBefore?: boolean;
  retry: () => void;
}

/** The newest rows, and as many pages of older ones as the URL asks for (`?older=2`). */
export function useGrowingList<Row>(list: ListQueries<Row>) {
  const { parameters, change } = useAddress();
  const pages = Math.max(0, Number.parseInt(parameters.get('older') ?? '0', 10) || 0);
  const newest = useQuery(list.page());
  const next = newest.data?.next;
  const older = useQuery(list.following(next ?? '', pages));
  const shownOlder = next !== undefined && pages > 0 ? older.data : undefined;
  const newestRows = newest.data?.rows;
  const olderRows = shownOlder?.rows;
  const rows = useMemo(
    () => newestRows && (olderRows ? [...newestRows, ...olderRows] : newestRows),
    [newestRows, olderRows],
  );
  const [before, setBefore] = useState({ next, rows });
  // When a new row shifts the pages, rows in between are missing or repeated until the older pages are refetched.
  const fits = !shownOlder || !older.isPlaceholderData || before.next === next;
  if (fits && (before.rows !== rows || before.next !== next)) setBefore({ next, rows });
  const shown: ShownList<Row> = {
    rows: fits ? rows : before.rows,
    error: newest.error ?? older.error,
    isPaused: newest.isPaused,
    isBefore: newest.isPlaceholderData,
    retry: () => void newest.refetch(),
  };
  return {
    ...shown,
    total: newest.data?.total,
    hasOlder: shownOlder ? shownOlder.next !== undefined : next !== undefined,
    isReadingOlder: older.isFetching && older.isPlaceholderData,
    showOlder: () => {
      change({ older: String(pages + 1) });
    },
  };
}

/**
 * One page at a time. The URL has the cursors of all previous pages (`?after=…&after=…`), so Previous works too. A list inside an item's
 * dialog uses `itemAfter` and leaves the screen behind it alone.
 */
export function usePagedList<Row>(list: ListQueries<Row>, place: 'after' | 'itemAfter' = 'after') {
  const { parameters, change } = useAddress();
  const way = parameters.getAll(place);
  const { data, error, refetch, isPaused, isPlaceholderData } = useQuery(list.page(way.at(-1)));
  const shown: ShownList<Row> = {
    rows: data?.rows,
    error,
    isPaused,
    isBefore: isPlaceholderData,
    retry: () => void refetch(),
  };

  const go = (cursors: readonly string[]) => () => {
    change({ [place]: cursors }, { replace: false, preventScrollReset: place === 'itemAfter' });
  };

  return {
    ...shown,
    total: data?.total,
    page: way.length + 1,
    isTurning: isPlaceholderData,
    newer: way.length > 0 ? go(way.slice(0, -1)) : undefined,
    older: data?.next === undefined ? undefined : go([...way, data.next]),
  };
}
