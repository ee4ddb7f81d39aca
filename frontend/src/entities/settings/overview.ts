import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components, optimisticFigures, polled, polledEvery } from '@/shared/api';

export type Today = components['schemas']['TodayView'];
export type DueRequest = components['schemas']['DueRequestView'];
export type DueApproval = components['schemas']['DueApprovalView'];
export type CampaignToday = components['schemas']['CampaignTodayView'];
export type Trends = components['schemas']['TrendsView'];
export type Trend = components['schemas']['TrendView'];

/** Possible periods of the trends, in weeks. */
export const trendWeeks = [4, 8, 13] as const;
export type TrendWeeks = (typeof trendWeeks)[number];

const overviewCalls = {
  today: (signal: AbortSignal): Promise<Today> => answer(apiAs('admin').GET('/api/admin/today', { signal })),
  trends: (weeks: TrendWeeks, signal: AbortSignal): Promise<Trends> =>
    answer(apiAs('admin').GET('/api/admin/trends', { params: { query: { weeks } }, signal })),
};

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

/** Removes a decided request from what needs the owner. */
export const optimisticAnswered = (id: string) =>
  optimisticFigures<Today>(overviewQueries.today().queryKey, (today) => {
    const requests = today.requests.filter((request) => request.id !== id);
    return { ...today, requests, requestsTotal: today.requestsTotal - (today.requests.length - requests.length) };
  });

/** Removes a decided submission from what needs the owner. */
export const optimisticDecided = (id: string) =>
  optimisticFigures<Today>(overviewQueries.today().queryKey, (today) => {
    const approvals = today.approvals.filter((item) => item.id !== id);
    return { ...today, approvals, approvalsTotal: today.approvalsTotal - (today.approvals.length - approvals.length) };
  });
