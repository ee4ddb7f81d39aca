import { useQuery } from '@tanstack/react-query';
import { analyticsDays, reservationQueries } from '@/entities/reservation';
import { AnswerView } from '@/shared/ui/answer-view';
import { DaysChoice, useDays } from '@/shared/ui/filters';
import styles from './reservation-analytics.module.css';
import { ReservationFigures } from './reservation-figures';

/** How the tables are asked for and kept. */
export function ReservationAnalytics() {
  const { days, choose } = useDays(analyticsDays);
  const figures = useQuery(reservationQueries.analytics(days));
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.title}>Reservation analytics</h2>
        <DaysChoice choices={analyticsDays} days={days} onChoose={choose} />
      </header>
      <AnswerView answer={figures} loading="Loading analytics..." failed="Failed to fetch analytics">
        {(answer) =>
          hasData(answer) ? (
            <ReservationFigures figures={answer} days={days} />
          ) : (
            <p className={styles.empty}>No analytics data available yet...</p>
          )
        }
      </AnswerView>
    </div>
  );
}

const hasData = (figures: { totalReservations: number; completedReservations: number; noShowReservations: number }) =>
  figures.totalReservations + figures.completedReservations + figures.noShowReservations > 0;
