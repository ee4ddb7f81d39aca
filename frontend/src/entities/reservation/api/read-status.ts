import type { MutationFunctionContext } from '@tanstack/react-query';
import { hasStatus } from '@/shared/api';
import { type BoardRole, type Reservation, reservationCalls, type ReservationStatus } from './reservation.calls';
import { reservationQueries } from './reservation.queries';

/** A reservation's current status; undefined if neither list contains it. */
export async function readStatus(
  { client }: MutationFunctionContext,
  role: BoardRole,
  id: string,
): Promise<ReservationStatus | undefined> {
  const lists = [reservationQueries.current(role), ...(role === 'admin' ? [reservationQueries.history()] : [])];
  const pages = await Promise.all(lists.map((list) => client.query({ ...list.page(), staleTime: 0 })));
  return pages.flatMap(({ rows }) => rows).find((row) => row.id === id)?.status;
}

/** The current reservation; null if it was deleted. */
export async function readNow(role: BoardRole, id: string, signal: AbortSignal): Promise<Reservation | null> {
  try {
    return await reservationCalls[role].one(id, signal);
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}
