import { formatNumber } from '@/shared/lib/numbers';

interface ComparisonProps {
  days: number;
  /** Texts from `changeOf`. */
  changes: readonly string[];
}

/** Compares the last days with as many before. */
export const Comparison = ({ days, changes }: ComparisonProps) => (
  <p className="soft">
    Compared to the {days === 365 ? 'year' : `${String(days)} days`} before: {changes.join(', ')}.
  </p>
);

/** '+20% requests (12 vs. 10)', 'as many no-shows (3)', '1 no-show vs. none' */
export function changeOf(now: number, before: number, one: string, many: string): string {
  if (now === before) return `as many ${many} (${formatNumber(now)})`;
  if (before === 0) return `${formatNumber(now)} ${now === 1 ? one : many} vs. none`;
  const percent = Math.round(((now - before) / before) * 100);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return `${sign}${formatNumber(Math.abs(percent))}% ${many} (${formatNumber(now)} vs. ${formatNumber(before)})`;
}
