import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { formatShortDay } from '@/entities/restaurant';
import { pageViewDays, pageViewQueries, type SiteFigures } from '@/entities/page-view';
import { AnswerView } from '@/shared/ui/answer-view';
import { BarList, LineChart, type Series } from '@/shared/ui/chart';
import { changeOf, Comparison } from '@/shared/ui/comparison';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import { DaysChoice, useDays } from '@/shared/ui/filters';
import styles from './page-view-figures.module.css';

const SERIES: readonly Series[] = [
  { name: 'Page views', color: 'teal' },
  { name: 'Visitors', color: 'ruby' },
];

/** The website's page views and form use. */
export function PageViewFigures() {
  const { days, choose } = useDays(pageViewDays);
  const figures = useQuery(pageViewQueries.figures(days));
  return (
    <Flex vertical gap="large">
      <Flex component="header" gap="12px 24px" wrap align="center" justify="space-between">
        <h2>Website analytics</h2>
        <DaysChoice choices={pageViewDays} days={days} onChoose={choose} />
      </Flex>
      <AnswerView answer={figures} loading="Loading analytics..." failed="Failed to fetch analytics">
        {(answer) => <Figures figures={answer} />}
      </AnswerView>
    </Flex>
  );
}

function Figures({ figures }: { figures: SiteFigures }) {
  const { pageViews, reservations, contactForms, topPages, referrers, dailyTrends, current, before } = figures;
  // The period of the shown numbers, while another one loads.
  const days = dailyTrends.length;
  const period = `last ${String(days)} days`;
  return (
    <>
      <FigureTiles
        tiles={[
          tile('Page Views', current.pageViews, pageViews, period),
          tile('Reservations', current.reservations, reservations, `requests on the website, ${period}`),
          tile('Contact Forms', current.contactForms, contactForms, period),
        ]}
      />
      {Math.min(pageViews, reservations, contactForms) === 0 && (
        <p className="remark" data-level="warning">
          Tracking will show data once the site launches. Visitors are counted without cookies.
        </p>
      )}
      {pageViews > 0 && (
        <>
          <Comparison
            days={days}
            changes={[
              changeOf(current.pageViews, before.pageViews, 'page view', 'page views'),
              changeOf(current.visitors, before.visitors, 'visitor', 'visitors'),
              changeOf(current.reservations, before.reservations, 'request on the website', 'requests on the website'),
              changeOf(current.contactForms, before.contactForms, 'contact form', 'contact forms'),
            ]}
          />
          <LineChart title={`The ${period}`} rowsAre="Day" series={SERIES} rows={dailyTrends.map(dayOf)} />
          <div className={styles.lists}>
            <BarList
              title={`Top pages, ${period}`}
              rows={topPages.map(({ path, views }) => ({ label: path, value: views }))}
            />
            <BarList
              title={`Where visitors come from, ${period}`}
              rows={referrers.map(({ host, views }) => ({ label: host, value: views }))}
            />
          </div>
        </>
      )}
    </>
  );
}

/** @param ever the count since the first day; "No data yet" is shown only if that is 0 */
const tile = (title: string, figure: number, ever: number, hint: string) => ({
  title,
  figure,
  hint: Math.max(figure, ever) === 0 ? 'No data yet' : capitalized(hint),
});

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const dayOf = ({ date, views, visitors }: { date: string; views: number; visitors: number }) => ({
  label: formatShortDay(date),
  values: [views, visitors],
});
