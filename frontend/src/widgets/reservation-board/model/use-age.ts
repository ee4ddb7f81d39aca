import type { UseQueryResult } from '@tanstack/react-query';
import { formatMoment, formatTime, restaurantNow, useMinute } from '@/entities/restaurant';
import { useIsOnline } from '@/shared/api';

/** Some polls, and what an ordinary answer takes. */
const FRESH_MS = 2 * 60_000;

/** '6:42 PM', when what is shown was read, once it can no longer be taken for what is there now; of another day 'Fri, Nov 27, 6:42 PM'. */
export function useAge({
  dataUpdatedAt,
  isRefetchError,
}: Pick<UseQueryResult, 'dataUpdatedAt' | 'isRefetchError'>): string | null {
  const isOnline = useIsOnline();
  const now = useMinute();
  const isOld = !isOnline || isRefetchError || now - dataUpdatedAt > FRESH_MS;
  if (dataUpdatedAt === 0 || !isOld) return null;
  const read = new Date(dataUpdatedAt);
  const isToday = restaurantNow(read).date === restaurantNow(new Date(now)).date;
  return isToday ? formatTime(read) : formatMoment(read.toISOString());
}
