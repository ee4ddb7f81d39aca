import { Button } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { type ScheduledContent, scheduledContentQueries } from '@/entities/scheduled-content';
import { addDays, restaurantNow, useToday } from '@/entities/restaurant';
import { useAddress } from '@/shared/lib/address';
import { useMedia } from '@/shared/lib/media';
import { ListView } from '@/shared/ui/list-view';
import { StatusTag } from '@/shared/ui/status-tag';
import { useRowFocus } from '@/shared/ui/row-focus';
import { monthName, nextMonth, previousMonth, readMonth, weeksOf } from '../model/month';
import { STANDINGS } from '../model/standing';
import { Agenda } from './agenda';
import styles from './content-calendar.module.css';
import { MonthGrid } from './month-grid';
import { OpenContent } from './open-content';

/** What is planned for the days of a month. */
export function ContentCalendar() {
  const { parameters, change } = useAddress();
  const today = useToday();
  const month = readMonth(parameters.get('month'), today);
  const weeks = weeksOf(month);
  const { data, error, refetch } = useQuery(
    scheduledContentQueries.days(weeks[0]?.[0] ?? today, addDays(weeks.at(-1)?.[6] ?? today, 1)).page(),
  );
  const isNarrow = useMedia('(max-width: 720px)');
  const { area, restore } = useRowFocus();

  const go = (to: string | null) => () => {
    change({ month: to });
  };

  return (
    <div ref={area} className={styles.calendar}>
      <OpenContent rows={data?.rows ?? []} afterClose={restore} />
      <div className={styles.bar}>
        <h2 className={styles.month} aria-live="polite">
          {monthName(month)}
        </h2>
        <Button onClick={go(previousMonth(month))}>Previous</Button>
        <Button onClick={go(null)}>Today</Button>
        <Button onClick={go(nextMonth(month))}>Next</Button>
        <Legend />
      </div>
      <ListView
        list={{ rows: data && [data.rows], error, retry: () => void refetch() }}
        loading="Loading calendar..."
        failed="The calendar could not be loaded."
        empty="No scheduled content yet"
      >
        {([rows = []]) => {
          const days = byDay(rows);
          return isNarrow ? (
            <Agenda month={month} days={days} today={today} />
          ) : (
            <MonthGrid month={month} weeks={weeks} days={days} today={today} />
          );
        }}
      </ListView>
    </div>
  );
}

/** The earliest first. */
function byDay(rows: readonly ScheduledContent[]): ReadonlyMap<string, readonly ScheduledContent[]> {
  return Map.groupBy([...rows].reverse(), ({ scheduledDate }) => restaurantNow(new Date(scheduledDate)).date);
}

const Legend = () => (
  <ul className={styles.legend} aria-label="Colors">
    {Object.values(STANDINGS).map(({ label, tone }) => (
      <li key={label}>
        <StatusTag tone={tone}>{label}</StatusTag>
      </li>
    ))}
  </ul>
);
