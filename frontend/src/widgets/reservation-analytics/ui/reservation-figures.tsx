import type { ReservationAnalyticsFigures } from '@/entities/reservation';
import { formatShortDay } from '@/entities/restaurant';
import { BarChart, BarList } from '@/shared/ui/chart';
import { formatNumber } from '@/shared/lib/numbers';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import styles from './reservation-analytics.module.css';

const SHOWN_DAYS = 7;
const SERIES = [
  { name: 'Received', color: 'var(--teal)' },
  { name: 'Completed', color: 'var(--cobalt)' },
  { name: 'No-shows', color: 'var(--ruby)' },
];

export function ReservationFigures({ figures }: { figures: ReservationAnalyticsFigures }) {
  const { completionRate, noShowRate, averagePartySize, popularTimes, dailyTrends } = figures;
  return (
    <>
      <FigureTiles
        tiles={[
          { title: 'Completion Rate', figure: `${formatNumber(completionRate)}%`, hint: 'Of the visits that ended' },
          { title: 'No-Show Rate', figure: `${formatNumber(noShowRate)}%`, hint: 'Of the visits that ended' },
          { title: 'Average Party Size', figure: averagePartySize, hint: 'Of the requests received' },
          { title: 'Total Reservations', figure: figures.totalReservations },
          { title: 'Completed', figure: figures.completedReservations },
          { title: 'No-Shows', figure: figures.noShowReservations },
        ]}
      />
      <div className={styles.charts}>
        <BarChart
          title="Daily trends, last 7 days"
          rowsAre="Day"
          series={SERIES}
          rows={dailyTrends.slice(-SHOWN_DAYS).map(({ date, total, completed, noShows }) => ({
            label: formatShortDay(date),
            short: formatShortDay(date).slice(0, 3),
            values: [total, completed, noShows],
          }))}
        />
        {popularTimes.length > 0 && (
          <BarList
            title="Popular times"
            rows={popularTimes.map(({ time, count }) => ({ label: time, value: count }))}
          />
        )}
      </div>
    </>
  );
}
