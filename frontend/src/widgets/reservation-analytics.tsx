import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import {
  analyticsDays,
  type AnalyticsDays,
  type ReservationAnalyticsFigures,
  reservationQueries,
} from '@/entities/reservation';
import { formatShortDay } from '@/entities/restaurant';
import { formatNumber } from '@/shared/lib/numbers';
import { AnswerView } from '@/shared/ui/answer-view';
import { BarChart, BarList, type Series } from '@/shared/ui/chart';
import { changeOf, Comparison } from '@/shared/ui/comparison';
import { EmptyState } from '@/shared/ui/empty-state';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import { DaysChoice, useDays } from '@/shared/ui/filters';
import styles from './reservation-analytics.module.css';

const SHOWN_DAYS = 7;
const SERIES: readonly Series[] = [
  { name: 'Received', color: 'teal' },
  { name: 'Completed', color: 'cobalt' },
  { name: 'No-shows', color: 'ruby' },
];
const percent = (part: number, whole: number) => Math.round((part / whole) * 100);

interface ReservationFiguresProps {
  figures: ReservationAnalyticsFigures;
  days: AnalyticsDays;
}

function ReservationFigures({ figures, days }: ReservationFiguresProps) {
  const { completionRate, noShowRate, averagePartySize, popularTimes, dailyTrends, promise, before } = figures;
  const period = `last ${String(days)} days`;
  return (
    <>
      <FigureTiles
        tiles={[
          {
            title: 'Completion Rate',
            figure: `${formatNumber(completionRate)}%`,
            hint: `Of the visits that ended, ${period}`,
          },
          {
            title: 'No-Show Rate',
            figure: `${formatNumber(noShowRate)}%`,
            hint: `Of the visits that ended, ${period}`,
          },
          { title: 'Average Party Size', figure: averagePartySize, hint: `Of the requests received, ${period}` },
          {
            title: 'Total Reservations',
            figure: figures.totalReservations,
            hint: `All requests, phone included, ${period}`,
          },
          { title: 'Completed', figure: figures.completedReservations, hint: `Visits, ${period}` },
          { title: 'No-Shows', figure: figures.noShowReservations, hint: `Visits, ${period}` },
        ]}
      />
      <Comparison
        days={days}
        changes={[
          changeOf(figures.totalReservations, before.totalReservations, 'request', 'requests'),
          changeOf(figures.completedReservations, before.completedReservations, 'completed visit', 'completed visits'),
          changeOf(figures.noShowReservations, before.noShowReservations, 'no-show', 'no-shows'),
        ]}
      />
      <div className={styles.charts}>
        <BarChart
          title="Daily trends, last 7 days"
          rowsAre="Day"
          series={SERIES}
          rows={dailyTrends.slice(-SHOWN_DAYS).map(({ date, total, completed, noShows }) => ({
            label: formatShortDay(date),
            values: [total, completed, noShows],
          }))}
        />
        <BarList
          title={`Popular times, ${period}`}
          rows={popularTimes.map(({ time, count }) => ({ label: time, value: count }))}
        />
        <BarList
          title="Answered on time, by week"
          full={100}
          rows={promise.toReversed().map(({ week, requests, inTime }) => ({
            label: `From ${formatShortDay(week)}`,
            value: percent(inTime, requests),
            valueText: `${String(percent(inTime, requests))}% (${formatNumber(inTime)} of ${formatNumber(requests)})`,
          }))}
        />
      </div>
    </>
  );
}

/** Statistics about requests and visits. */
export function ReservationAnalytics() {
  const { days, choose } = useDays(analyticsDays);
  const figures = useQuery(reservationQueries.analytics(days));
  return (
    <Flex vertical gap="large">
      <Flex component="header" gap="12px 24px" wrap align="center" justify="space-between">
        <h2>Reservation analytics</h2>
        <DaysChoice choices={analyticsDays} days={days} onChoose={choose} />
      </Flex>
      <AnswerView answer={figures} loading="Loading analytics..." failed="Failed to fetch analytics">
        {(answer) =>
          hasData(answer) ? (
            <ReservationFigures figures={answer} days={days} />
          ) : (
            <EmptyState text="No analytics data available yet..." />
          )
        }
      </AnswerView>
    </Flex>
  );
}

const hasData = (figures: { totalReservations: number; completedReservations: number; noShowReservations: number }) =>
  figures.totalReservations + figures.completedReservations + figures.noShowReservations > 0;
