import { useQuery } from '@tanstack/react-query';
import { formatShortDay } from '@/entities/restaurant';
import { pageViewQueries } from '@/entities/page-view';
import { AnswerView } from '@/shared/ui/answer-view';
import { BarList, LineChart } from '@/shared/ui/chart';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import styles from './page-view-figures.module.css';

const SERIES = [
  { name: 'Page views', color: 'var(--teal)' },
  { name: 'Visitors', color: 'var(--ruby)' },
];

/** What was counted on the website. */
export function PageViewFigures() {
  const figures = useQuery(pageViewQueries.figures());
  return (
    <AnswerView answer={figures} loading="Loading analytics..." failed="Failed to fetch analytics">
      {({ pageViews, reservations, contactForms, topPages, referrers, dailyTrends }) => (
        <div className={styles.panel}>
          <h2 className={styles.title}>Website analytics</h2>
          <FigureTiles
            tiles={[
              tile('Page Views', pageViews),
              tile('Reservations', reservations),
              tile('Contact Forms', contactForms),
            ]}
          />
          {Math.min(pageViews, reservations, contactForms) === 0 && (
            <p className={styles.note}>
              Tracking will show data once the site launches. Visitors are counted without cookies.
            </p>
          )}
          {pageViews > 0 && (
            <>
              <LineChart title="The last 30 days" rowsAre="Day" series={SERIES} rows={dailyTrends.map(dayOf)} />
              <div className={styles.lists}>
                <BarList
                  title="Top pages, last 30 days"
                  rows={topPages.map(({ path, views }) => ({ label: path, value: views }))}
                />
                {referrers.length > 0 && (
                  <BarList
                    title="Where visitors come from, last 30 days"
                    rows={referrers.map(({ host, views }) => ({ label: host, value: views }))}
                  />
                )}
              </div>
            </>
          )}
        </div>
      )}
    </AnswerView>
  );
}

const tile = (title: string, figure: number) => ({ title, figure, hint: figure === 0 ? 'No data yet' : 'All time' });

const dayOf = ({ date, views, visitors }: { date: string; views: number; visitors: number }) => ({
  label: formatShortDay(date),
  short: formatShortDay(date).replace(/^\w+, /, ''),
  values: [views, visitors],
});
