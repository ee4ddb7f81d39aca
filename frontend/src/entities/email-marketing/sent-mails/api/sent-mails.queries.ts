import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listQueries, polled, polledEvery, type MailRole } from '@/shared/api';
import { emailHistoryCalls, type MailFilter, type Period } from './sent-mails.calls';

const key = 'email-history';
/** While a campaign's progress is on screen. */
const PROGRESS_MS = 2_000;

export const emailHistoryQueries = {
  all: () => [key] as const,
  /** With `days`, the emails sent in that period, latest first. */
  list: (role: MailRole, filter: MailFilter = {}, rowsAPage = 20) =>
    listQueries({
      key: [
        ...[key, role, 'list', filter.campaignId ?? '', filter.status ?? '', String(filter.days ?? '')],
        String(rowsAPage),
      ],
      rowsAPage,
      read: emailHistoryCalls(role).list(filter),
    }),
  figures: (role: MailRole, period: Period) =>
    queryOptions({
      queryKey: [key, role, 'figures', period],
      queryFn: ({ signal }) => emailHistoryCalls(role).figures(period, signal),
      placeholderData: keepPreviousData,
      ...polled,
    }),
  progress: (role: MailRole, campaignId: string) =>
    queryOptions({
      queryKey: [key, role, 'progress', campaignId],
      queryFn: ({ signal }) => emailHistoryCalls(role).progress(campaignId, signal),
      ...polledEvery(PROGRESS_MS),
    }),
  links: (role: MailRole, campaignId: string) =>
    queryOptions({
      queryKey: [key, role, 'links', campaignId],
      queryFn: ({ signal }) => emailHistoryCalls(role).links(campaignId, signal),
      ...polled,
    }),
};
