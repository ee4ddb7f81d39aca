import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { polled, polledEvery } from '@/shared/api';
import { overviewCalls, type TrendWeeks } from './overview.calls';

const key = 'overview';
const TRENDS_POLL_MS = 5 * 60_000;

export const overviewQueries = {
  /** What needs the owner today. */
  today: () =>
    queryOptions({ queryKey: [key, 'today'], queryFn: ({ signal }) => overviewCalls.today(signal), ...polled }),
  trends: (weeks: TrendWeeks) =>
    queryOptions({
      queryKey: [key, 'trends', weeks],
      queryFn: ({ signal }) => overviewCalls.trends(weeks, signal),
      placeholderData: keepPreviousData,
      ...polledEvery(TRENDS_POLL_MS),
    }),
};
