import { queryOptions } from '@tanstack/react-query';
import { listOf, polled } from '@/shared/api';
import { type BoardRole, readArchive, reservationCalls } from './reservation.calls';

const key = 'reservations';

export const reservationQueries = {
  all: () => [key] as const,
  boards: (role: BoardRole) => [key, role, 'current'] as const,
  past: () => [key, 'admin', 'history'] as const,
  /** Everything that is not history, on the board in its sections. */
  current: (role: BoardRole) =>
    listOf({ key: reservationQueries.boards(role), rowsAPage: 500, read: reservationCalls[role].list }),
  history: (search = '') =>
    listOf({ key: [...reservationQueries.past(), search], rowsAPage: 100, read: readArchive(search) }),
  summary: (role: BoardRole) =>
    queryOptions({
      queryKey: [key, role, 'summary'],
      queryFn: ({ signal }) => reservationCalls[role].summary(signal),
      ...polled,
    }),
};
