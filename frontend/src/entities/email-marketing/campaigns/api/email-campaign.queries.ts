import { queryOptions } from '@tanstack/react-query';
import { listQueries, polled, type MailRole } from '@/shared/api';
import { campaignCalls, type CampaignStatus, leavingUnapproved } from './email-campaign.calls';

const key = 'email-campaigns';

export const campaignQueries = {
  all: () => [key] as const,
  lists: (role: MailRole) => [key, role, 'lists'] as const,
  list: (role: MailRole, status?: CampaignStatus) =>
    listQueries({
      key: [...campaignQueries.lists(role), status ?? 'all'],
      rowsAPage: 50,
      read: campaignCalls(role).list(status ? { status } : {}),
    }),
  onDays: (role: MailRole, from: string, before: string) =>
    listQueries({
      key: [...campaignQueries.lists(role), 'days', from, before],
      rowsAPage: 500,
      read: campaignCalls(role).list({ from, before }),
    }),
  /** Campaigns that the owner can still decide on. */
  decidable: () =>
    listQueries({
      key: [...campaignQueries.lists('admin'), 'decidable'],
      rowsAPage: 50,
      read: campaignCalls('admin').list({ decidable: 'true' }),
    }),
  newest: (role: MailRole, rows: number) =>
    listQueries({
      key: [...campaignQueries.lists(role), 'newest', String(rows)],
      rowsAPage: rows,
      read: campaignCalls(role).list({}),
    }).page(),
  /** Campaigns that started in a period, latest first. */
  started: (role: MailRole, period: { days: 7 | 30 | 90 | 365; campaignId?: string }, rows: number) =>
    listQueries({
      key: [...campaignQueries.lists(role), 'started', String(period.days), period.campaignId ?? '', String(rows)],
      rowsAPage: rows,
      read: campaignCalls(role).list(period),
    }).page(),
  summary: (role: MailRole) =>
    queryOptions({
      queryKey: [key, role, 'summary'],
      queryFn: ({ signal }) => campaignCalls(role).summary(signal),
      ...polled,
    }),
  one: (role: MailRole, id: string) =>
    queryOptions({ queryKey: [key, role, 'one', id], queryFn: ({ signal }) => campaignCalls(role).one(id, signal) }),
  /** Shown before a decision, so it is always fetched again. */
  preview: (role: MailRole, id: string) =>
    queryOptions({
      queryKey: [key, role, 'preview', id],
      queryFn: ({ signal }) => campaignCalls(role).preview(id, signal),
      staleTime: 0,
    }),
  leavingUnapproved: () =>
    queryOptions({
      queryKey: [key, 'admin', 'leaving-unapproved'],
      queryFn: ({ signal }) => leavingUnapproved(signal),
      ...polled,
    }),
  /** Contacts change elsewhere, so it is always fetched again. */
  preFlight: (role: MailRole, id: string) =>
    queryOptions({
      queryKey: [key, role, 'pre-flight', id],
      queryFn: ({ signal }) => campaignCalls(role).preFlight(id, signal),
      staleTime: 0,
    }),
};
