import type { ReservationAnalyticsFigures } from '@/entities/reservation';
import { formatNumber } from '@/shared/lib/numbers';

type Total = keyof ReservationAnalyticsFigures['before'];

const TOTALS: readonly { of: Total; one: string; many: string }[] = [
  { of: 'totalReservations', one: 'request', many: 'requests' },
  { of: 'completedReservations', one: 'completed visit', many: 'completed visits' },
  { of: 'noShowReservations', one: 'no-show', many: 'no-shows' },
];

/** '+20% requests (12 after 10), as many no-shows (3)' */
export const compared = (figures: ReservationAnalyticsFigures) =>
  TOTALS.map(({ of, one, many }) => change(figures[of], figures.before[of], one, many)).join(', ');

function change(now: number, before: number, one: string, many: string): string {
  if (now === before) return `as many ${many} (${formatNumber(now)})`;
  if (before === 0) return `${formatNumber(now)} ${now === 1 ? one : many} after none`;
  const percent = Math.round(((now - before) / before) * 100);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return `${sign}${formatNumber(Math.abs(percent))}% ${many} (${formatNumber(now)} after ${formatNumber(before)})`;
}
