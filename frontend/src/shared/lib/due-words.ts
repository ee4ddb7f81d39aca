const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 'reply due in 3 h' or 'overdue by 2 h', rounded down. */
export function dueWords(what: 'reply due' | 'due', deadline: string, now: number): { words: string; isLate: boolean } {
  const left = Date.parse(deadline) - now;
  const isLate = left < 0;
  return { words: `${isLate ? 'overdue by' : `${what} in`} ${span(Math.abs(left))}`, isLate };
}

function span(ms: number): string {
  if (ms < HOUR_MS) return `${String(Math.max(1, Math.floor(ms / MINUTE_MS)))} min`;
  if (ms < 2 * DAY_MS) return `${String(Math.floor(ms / HOUR_MS))} h`;
  return `${String(Math.floor(ms / DAY_MS))} days`;
}
