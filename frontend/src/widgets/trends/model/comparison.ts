import { formatNumber } from '@/shared/lib/numbers';

/** '+12% on last week up to Monday', in words and sign. */
export function comparison(current: number, before: number, weekday: string): string {
  const lastWeek = `last week through ${weekday}`;
  if (current === before) return `Same as ${lastWeek}`;
  if (before === 0) return `+${formatNumber(current)}, none ${lastWeek}`;
  const percent = Math.round(((current - before) / before) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${formatNumber(Math.abs(percent))}% vs. ${lastWeek}`;
}
