import type { Reservation } from '@/entities/reservation';
import { formatTime, restaurantNow } from '@/entities/restaurant';

/** "Arrived 12:04 PM"; without the time when it was recorded on another day. */
export function outcomeWords({
  outcome,
  completedAt,
  preferredDate,
}: Pick<Reservation, 'outcome' | 'completedAt' | 'preferredDate'>): string {
  if (outcome === 'no-show') return 'No-show';
  const recordedAt = completedAt === null ? null : new Date(completedAt);
  const isSameDay = recordedAt !== null && restaurantNow(recordedAt).date === preferredDate;
  return isSameDay ? `Arrived ${formatTime(recordedAt)}` : 'Arrived';
}
