import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export interface ListPage<Row> {
  rows: readonly Row[];
  /** The server's count: '1234', or '10000+' beyond its limit. */
  total: string;
  /** Cursor of the page after this one. */
  next: string | undefined;
}

export interface PageQuery {
  limit: number;
  cursor?: string;
}

interface List<Row> {
  key: readonly string[];
  rowsAPage: number;
  /** Poll interval of the newest page, if not 15 seconds. */
  pollMs?: number;
  read: (query: PageQuery, signal: AbortSignal) => Promise<{ data?: Row[]; response: Response }>;
}

const FRESH_MS = 10_000;
/** A new row shows without a reload; a poll that finds nothing new costs a 304. */
const POLL_MS = 15_000;

export const polled = { staleTime: FRESH_MS, refetchInterval: POLL_MS } as const;

/** For queries with another interval. */
export const polledEvery = (ms: number) => ({ staleTime: ms, refetchInterval: ms });

/** The queries of a list whose newest rows come first. Only its first page is polled. */
export function listQueries<Row>({ key, rowsAPage, pollMs, read }: List<Row>) {
  async function readPage(cursor: string, signal: AbortSignal): Promise<ListPage<Row>> {
    const { data = [], response } = await read({ limit: rowsAPage, ...(cursor && { cursor }) }, signal);
    return {
      rows: data,
      total: response.headers.get('X-Total-Count') ?? String(data.length),
      next: nextCursor(response.headers.get('Link')),
    };
  }

  /** Reads several pages as one. */
  async function readPages(cursor: string, pages: number, signal: AbortSignal): Promise<ListPage<Row>> {
    const page = await readPage(cursor, signal);
    if (pages <= 1 || page.next === undefined) return page;
    const following = await readPages(page.next, pages - 1, signal);
    return { ...following, rows: [...page.rows, ...following.rows] };
  }

  return {
    page: (cursor = '') =>
      queryOptions({
        queryKey: [...key, 'page', cursor],
        queryFn: ({ signal }) => readPage(cursor, signal),
        placeholderData: keepPreviousData,
        ...(cursor === '' && (pollMs === undefined ? polled : polledEvery(pollMs))),
      }),
    /** The rows after the page that ended with this cursor. */
    following: (cursor: string, pages: number) =>
      queryOptions({
        queryKey: [...key, 'following', cursor, pages],
        queryFn: ({ signal }) => readPages(cursor, pages, signal),
        placeholderData: keepPreviousData,
        enabled: cursor !== '' && pages > 0,
      }),
  };
}

export type ListQueries<Row> = ReturnType<typeof listQueries<Row>>;

function nextCursor(link: string | null): string | undefined {
  const address = /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1];
  return address === undefined
    ? undefined
    : (new URL(address, location.origin).searchParams.get('cursor') ?? undefined);
}
