import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import {
  overviewQueries,
  type Trend,
  type Trends as Figures,
  trendWeeks,
  type TrendWeeks,
} from '@/entities/house/overview';
import { formatWeekday, formatShortDay, useToday } from '@/entities/restaurant';
import { useAddress } from '@/shared/lib/address';
import { formatNumber } from '@/shared/lib/numbers';
import { comparison } from '../model/comparison';
import { TrendBars } from './trend-bars';
import styles from './trends.module.css';

const TRENDS: readonly { of: keyof Trend; label: string }[] = [
  { of: 'covers', label: 'Covers' },
  { of: 'requests', label: 'Requests' },
  { of: 'cancellations', label: 'Cancellations' },
  { of: 'noShows', label: 'No-shows' },
  { of: 'mailSent', label: 'Emails sent' },
  { of: 'mailOpened', label: 'Emails opened' },
];

const USUAL: TrendWeeks = 8;

/** How the house does from week to week. */
export function Trends() {
  const { parameters, change } = useAddress();
  const weeks = trendWeeks.find((count) => String(count) === parameters.get('weeks')) ?? USUAL;
  const { data, error, refetch, isFetching } = useQuery(overviewQueries.trends(weeks));
  return (
    <section className={styles.panel} aria-labelledby="trends">
      <header className={styles.head}>
        <h2 id="trends" className={styles.title}>
          Trends
        </h2>
        <Segmented<TrendWeeks>
          size="small"
          aria-label="Period"
          value={weeks}
          options={trendWeeks.map((count) => ({ value: count, label: `${String(count)} weeks` }))}
          onChange={(count) => {
            change({ weeks: count === USUAL ? null : String(count) });
          }}
        />
      </header>
      {error && !data && (
        <Alert
          type="error"
          showIcon
          title="Couldn’t load trends."
          action={
            <Button size="small" loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {!data && !error && (
        <div role="status" aria-label="Loading trends...">
          <Skeleton title={false} paragraph={{ rows: 3 }} />
        </div>
      )}
      {data && <Cards figures={data} />}
    </section>
  );
}

function Cards({ figures: { weeks, current, before } }: { figures: Figures }) {
  /** The week that is looked at, in all charts; the running one while nobody points at another. */
  const [looked, setLooked] = useState<number>();
  const weekday = formatWeekday(useToday());
  if (weeks.every((week) => TRENDS.every(({ of }) => week[of] === 0)))
    return <p className={styles.empty}>No data yet. Requests, visits and email are counted here by week.</p>;

  const last = weeks.length - 1;
  const at = Math.min(looked ?? last, last);
  return (
    <ul className={styles.cards}>
      {TRENDS.map(({ of, label }) => (
        <li key={of} className={styles.card}>
          <h3 className={styles.name}>{label}</h3>
          <p className={styles.figure}>
            {formatNumber(weeks[at]?.[of] ?? 0)}
            <span className={styles.when}>
              {at === last ? 'this week' : `week of ${formatShortDay(weeks[at]?.weekStart ?? '')}`}
            </span>
          </p>
          <TrendBars
            label={`${label} by week`}
            weeks={weeks.map((week) => ({ weekStart: week.weekStart, value: week[of] }))}
            at={at}
            onLook={setLooked}
          />
          <p className={styles.change}>
            {weeks[last]?.[of] !== current[of] && `${formatNumber(current[of])} so far: `}
            {comparison(current[of], before[of], weekday)}
          </p>
        </li>
      ))}
    </ul>
  );
}
