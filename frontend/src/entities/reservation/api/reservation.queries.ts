import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components } from '@/shared/api';

export type Reservation = components['schemas']['ReservationView'];
export type ReservationStatus = Reservation['status'];
/** Whose board it is: owner and staff read the same lists by calls of their own. */
export type BoardRole = 'admin' | 'staff';

const ROWS_A_PAGE = 500;
const FRESH_MS = 10_000;
/** A new request shows without a reload; a poll that finds nothing new costs a 304. */
const POLL_MS = 15_000;

interface Page {
  rows: Reservation[];
  next: string | undefined;
}

type Answer = Promise<{ data?: Reservation[]; response: Response }>;

async function page(call: Answer): Promise<Page> {
  const { data = [], response } = await call;
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
  return { rows: data, next: next && (new URL(next, location.origin).searchParams.get('cursor') ?? undefined) };
}

function list(key: readonly string[], read: (query: { limit: number; cursor?: string }) => Answer) {
  return infiniteQueryOptions({
    queryKey: ['reservations', ...key],
    queryFn: ({ pageParam }) => page(read({ limit: ROWS_A_PAGE, ...(pageParam && { cursor: pageParam }) })),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    staleTime: FRESH_MS,
    refetchInterval: POLL_MS,
  });
}

export const reservationQueries = {
  all: () => ['reservations'] as const,
  current: (role: BoardRole) =>
    list([role, 'current'], (query) =>
      role === 'admin'
        ? apiAs('admin').GET('/api/admin/reservations', { params: { query } })
        : apiAs('staff').GET('/api/staff/reservations', { params: { query } }),
    ),
  history: () =>
    list(['admin', 'history'], (query) =>
      apiAs('admin').GET('/api/admin/reservations/archived', { params: { query } }),
    ),
  summary: (role: BoardRole) =>
    queryOptions({
      queryKey: ['reservations', role, 'summary'],
      queryFn: () =>
        answer(
          role === 'admin'
            ? apiAs('admin').GET('/api/admin/reservations/summary')
            : apiAs('staff').GET('/api/staff/reservations/summary'),
        ),
      staleTime: FRESH_MS,
      refetchInterval: POLL_MS,
    }),
};
