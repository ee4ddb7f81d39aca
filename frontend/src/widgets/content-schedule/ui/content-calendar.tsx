import { useQuery } from '@tanstack/react-query';
import { scheduledContentQueries } from '@/entities/scheduled-content';
import { monthName, MonthDays, MonthView, useMonth } from '@/features/planner';
import { ListView } from '@/shared/ui/list-view';
import { useRowFocus } from '@/shared/ui/row-focus';
import type { Moves } from '../model/planned-content';
import { STANDINGS } from '../model/standing';
import { OpenContent } from './open-content';
import { usePlanned } from './use-planned';

const LEGEND = Object.values(STANDINGS);

/** What is planned for the days of a month. */
export function ContentCalendar({ moves }: { moves: Moves }) {
  const { month, from, before } = useMonth();
  const { data, error, refetch } = useQuery(scheduledContentQueries.days(from, before).page());
  const { area, restore } = useRowFocus();
  const { planned, opening } = usePlanned(moves);
  return (
    <div ref={area}>
      <OpenContent rows={data?.rows ?? []} afterClose={restore} />
      <MonthView month={month} legend={LEGEND}>
        <ListView
          list={{ rows: data && [data.rows], error, retry: () => void refetch() }}
          loading="Loading calendar..."
          failed="Couldn’t load the calendar."
        >
          {([rows = []]) => (
            <MonthDays
              caption={`Content of ${monthName(month)}`}
              month={month}
              // The earliest of a day first.
              items={rows.toReversed().map(planned)}
              {...opening(rows)}
            />
          )}
        </ListView>
      </MonthView>
    </div>
  );
}
