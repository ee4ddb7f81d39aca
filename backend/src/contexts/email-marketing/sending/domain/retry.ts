const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PAUSES = [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE);

/** When to retry a deferred email; null after a day of attempts. */
export function nextTry(attempts: number, firstFailedAt: Date | null, now: Date): Date | null {
  const pause = PAUSES[Math.min(attempts, PAUSES.length - 1)] ?? MINUTE;
  const since = firstFailedAt ?? now;
  const next = new Date(now.getTime() + pause);
  return next.getTime() - since.getTime() > DAY ? null : next;
}
