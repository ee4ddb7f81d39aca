import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import {
  overviewQueries,
  type Trend,
  type Trends as Figures,
  trendWeeks,
  type TrendWeeks,
} from '@/entities/settings/overview';
import { formatShortDay, formatWeekday, useToday } from '@/entities/restaurant';
import { useAddress } from '@/shared/lib/address';
import { formatNumber } from '@/shared/lib/numbers';
import { SparkBars } from '@/shared/ui/chart';
import { EmptyState } from '@/shared/ui/empty-state';
import styles from './trends.module.css';

/** '+12% on last week up to Monday', in words and sign. */
export function comparison(current: number, before: number, weekday: string): string {
  const lastWeek = `last week through ${weekday}`;
  if (current === before) return `Same as ${lastWeek}`;
  if (before === 0) return `+${formatNumber(current)}, none ${lastWeek}`;
  const percent = Math.round(((current - before) / before) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${formatNumber(Math.abs(percent))}% vs. ${lastWeek}`;
}

const TRENDS: readonly { of: keyof Trend; label: string }[] = [
  { of: 'covers', label: 'Covers' },
  { of: 'requests', label: 'Requests' },
  { of: 'cancellations', label: 'Cancellations' },
  { of: 'noShows', label: 'No-shows' },
  { of: 'mailSent', label: 'Emails sent' },
  { of: 'mailOpened', label: 'Emails opened' },
];

const DEFAULT_WEEKS: TrendWeeks = 8;

/** The restaurant's numbers by week. */
export function Trends() {
  const { parameters, change } = useAddress();
  const weeks = trendWeeks.find((count) => String(count) === parameters.get('weeks')) ?? DEFAULT_WEEKS;
  const { data, error, refetch, isFetching } = useQuery(overviewQueries.trends(weeks));
  return (
    <Flex component="section" vertical gap="small" className={styles.panel} aria-labelledby="trends">
      <Flex component="header" gap="4px 16px" wrap align="center" justify="space-between">
        <h2 id="trends">Trends</h2>
        <Segmented<TrendWeeks>
          size="small"
          aria-label="Period"
          value={weeks}
          options={trendWeeks.map((count) => ({ value: count, label: `${String(count)} weeks` }))}
          onChange={(count) => {
            change({ weeks: count === DEFAULT_WEEKS ? null : String(count) });
          }}
        />
      </Flex>
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
    </Flex>
  );
}

function Cards({ figures: { weeks, current, before } }: { figures: Figures }) {
  /** The selected week in all charts; by default the current one. */
  const [looked, setLooked] = useState<number>();
  const weekday = formatWeekday(useToday());
  if (weeks.every((week) => TRENDS.every(({ of }) => week[of] === 0)))
    return <EmptyState text="No data yet." hint="Requests, visits and email are counted here by week." />;

  const last = weeks.length - 1;
  const at = Math.min(looked ?? last, last);
  return (
    <ul className={styles.cards}>
      {TRENDS.map(({ of, label }) => (
        <Flex component="li" vertical gap={2} key={of} className={styles.card}>
          <h3 className={styles.name}>{label}</h3>
          <Flex component="p" gap="0 8px" wrap align="baseline" className={styles.figure}>
            {formatNumber(weeks[at]?.[of] ?? 0)}
            <span className={styles.when}>
              {at === last ? 'this week' : `week of ${formatShortDay(weeks[at]?.weekStart ?? '')}`}
            </span>
          </Flex>
          <SparkBars
            label={`${label} by week`}
            values={weeks.map((week) => week[of])}
            at={at}
            text={`Week of ${formatShortDay(weeks[at]?.weekStart ?? '')}: ${formatNumber(weeks[at]?.[of] ?? 0)}`}
            onLook={setLooked}
          />
          <p className={styles.change}>
            {weeks[last]?.[of] !== current[of] && `${formatNumber(current[of])} so far: `}
            {comparison(current[of], before[of], weekday)}
          </p>
        </Flex>
      ))}
    </ul>
  );
}
