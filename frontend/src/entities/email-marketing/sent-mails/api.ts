import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  answer,
  apiAs,
  type components,
  listQueries,
  type MailRole,
  type PageQuery,
  polled,
  polledEvery,
} from '@/shared/api';

export type SentMail = components['schemas']['EmailHistoryView'];
export type MailStatus = SentMail['status'];
export type EmailFigures = components['schemas']['EmailFiguresView'];
export type Progress = components['schemas']['CampaignProgressView'];
export type SubjectTest = components['schemas']['SubjectTestView'];

export interface Period {
  days: EmailDays;
  campaignId?: string;
}

interface MailFilter extends Partial<Period> {
  status?: MailStatus;
}

export const emailDays = [7, 30, 90, 365] as const;
export type EmailDays = (typeof emailDays)[number];

const by = (id: string) => ({ params: { path: { id } } });

const emailHistoryCalls = (role: MailRole) => ({
  list: (filter: MailFilter) => (query: PageQuery, signal: AbortSignal) =>
    apiAs(role).GET('/api/email-history', { params: { query: { ...query, ...filter } }, signal }),
  figures: (query: Period, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-history/summary', { params: { query }, signal })),
  progress: (id: string, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-campaigns/{id}/progress', { ...by(id), signal })),
  links: (id: string, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-campaigns/{id}/links', { ...by(id), signal })),
});

const key = 'email-history';
/** While a campaign's progress is on screen. */
const PROGRESS_MS = 2_000;

export const emailHistoryQueries = {
  all: () => [key] as const,
  /** With `days`, the emails sent in that period, latest first. */
  list: (role: MailRole, filter: MailFilter = {}, rowsAPage = 20) =>
    listQueries({
      key: [
        key,
        role,
        'list',
        filter.campaignId ?? '',
        filter.status ?? '',
        String(filter.days ?? ''),
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
