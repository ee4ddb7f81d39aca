import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components } from '@/shared/api';

export const pageViewDays = [7, 30, 90] as const;
type PageViewDays = (typeof pageViewDays)[number];
export type SiteFigures = components['schemas']['SiteFiguresView'];

export const pageViewQueries = {
  figures: (days: PageViewDays) =>
    queryOptions({
      queryKey: ['page-views', days],
      queryFn: ({ signal }) =>
        answer(apiAs('manager').GET('/api/manager/analytics', { params: { query: { days } }, signal })),
      placeholderData: keepPreviousData,
      refetchInterval: 60_000,
    }),
};

/** How far the visits of one week from one source came on the guest journey. */
export type FunnelRow = components['schemas']['FunnelRowView'];

export const funnelQueries = {
  rows: () =>
    queryOptions({
      queryKey: ['funnel'],
      queryFn: ({ signal }) => answer(apiAs('admin').GET('/api/admin/analytics/funnel', { signal })),
      refetchInterval: 60_000,
    }),
};
