import type { Reservation } from '@/entities/reservation';
import { formatTime, restaurantNow } from '@/entities/restaurant';

type Visit = Pick<Reservation, 'outcome' | 'completedAt' | 'preferredDate'> & Partial<Pick<Reservation, 'leftAt'>>;

/** "Arrived 12:04 PM", "Left 1:20 PM"; without the time when it was recorded on another day. */
export function outcomeWords({ outcome, completedAt, leftAt, preferredDate }: Visit): string {
  if (outcome === 'no-show') return 'No-show';
  return leftAt ? wordsAt('Left', leftAt, preferredDate) : wordsAt('Arrived', completedAt, preferredDate);
}

function wordsAt(word: string, at: string | null, date: string): string {
  const recordedAt = at === null ? null : new Date(at);
  const isSameDay = recordedAt !== null && restaurantNow(recordedAt).date === date;
  return isSameDay ? `${word} ${formatTime(recordedAt)}` : word;
}
