import { type Reservation, slotMinutes } from '@/entities/reservation';

/** Grace period: slightly late guests are not flagged. */
const GRACE_MINUTES = 15;

/**
 * '20 min late' or '2 h late' for a confirmed party that has not arrived; undefined while it may still be on time.
 * @param now minutes after midnight of the visit's day
 */
export function overdueWords(
  { status, preferredTime, lateByMinutes }: Pick<Reservation, 'status' | 'preferredTime' | 'lateByMinutes'>,
  now: number,
): string | undefined {
  const late = now - slotMinutes(preferredTime) - (lateByMinutes ?? 0);
  if (status !== 'confirmed' || late < GRACE_MINUTES) return undefined;
  return late < 60 ? `${String(late)} min late` : `${String(Math.floor(late / 60))} h late`;
}
