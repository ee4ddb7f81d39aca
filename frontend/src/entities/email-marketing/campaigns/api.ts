import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components, listQueries, type MailRole, type PageQuery, polled } from '@/shared/api';

export type Campaign = components['schemas']['ListedCampaignView'];
export type WholeCampaign = components['schemas']['CampaignView'];
export type CampaignStatus = Campaign['status'];
export type NewCampaign = components['schemas']['CreateCampaign'];
export type CampaignChange = components['schemas']['ChangeCampaign'];
export type PreFlight = components['schemas']['PreFlightView'];
export type CampaignPreview = components['schemas']['CampaignPreviewView'];
export type CampaignFigures = components['schemas']['CampaignSummaryView'];

interface CampaignFilter {
  status?: CampaignStatus;
  /** Only campaigns that the owner can still decide on. */
  decidable?: 'true';
  campaignId?: string;
  /** Campaigns that started in this many days, latest first. */
  days?: 7 | 30 | 90 | 365;
  /** Campaigns sent or scheduled in a range of days, YYYY-MM-DD; `before` is the day after the last one. */
  from?: string;
  before?: string;
}

const by = (id: string) => ({ path: { id } });

/** Owner and site manager share email marketing. */
export const campaignCalls = (role: MailRole) => ({
  list: (filter: CampaignFilter) => (query: PageQuery, signal: AbortSignal) =>
    apiAs(role).GET('/api/email-campaigns', { params: { query: { ...query, ...filter } }, signal }),
  summary: (signal: AbortSignal) => answer(apiAs(role).GET('/api/email-campaigns/summary', { signal })),
  one: (id: string, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-campaigns/{id}', { params: by(id), signal })),
  preFlight: (id: string, isToEveryone: boolean, signal: AbortSignal) =>
    answer(
      apiAs(role).GET('/api/email-campaigns/{id}/pre-flight', {
        params: { ...by(id), query: isToEveryone ? { ignoresWeeklyLimit: 'true' } : {} },
        signal,
      }),
    ),
  reach: (signal: AbortSignal) => answer(apiAs(role).GET('/api/email-campaigns/reach', { signal })),
  preview: (id: string, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-campaigns/{id}/preview', { params: by(id), signal })),
  create: (body: NewCampaign) => apiAs(role).POST('/api/email-campaigns', { body }),
  change: (id: string, body: CampaignChange) => apiAs(role).PUT('/api/email-campaigns/{id}', { params: by(id), body }),
  archive: (id: string, body: components['schemas']['ArchiveCampaign']) =>
    apiAs(role).PUT('/api/email-campaigns/{id}/archive', { params: by(id), body }),
  delete: (id: string) => apiAs(role).DELETE('/api/email-campaigns/{id}', { params: by(id) }),
});

const leavingUnapproved = (signal: AbortSignal) =>
  answer(apiAs('admin').GET('/api/email-campaigns/leaving-unapproved', { signal }));

export const decideCampaign = (id: string, body: components['schemas']['DecideAsOwner']) =>
  apiAs('admin').PUT('/api/email-campaigns/{id}/approval', { params: by(id), body });

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
  /** Current numbers of recipients of the campaigns that have not started. */
  reach: (role: MailRole) =>
    queryOptions({
      queryKey: [key, role, 'reach'],
      queryFn: ({ signal }) => campaignCalls(role).reach(signal),
      staleTime: 60_000,
    }),
  leavingUnapproved: () =>
    queryOptions({
      queryKey: [key, 'admin', 'leaving-unapproved'],
      queryFn: ({ signal }) => leavingUnapproved(signal),
      ...polled,
    }),
  /** Contacts change elsewhere, so it is always fetched again. */
  preFlight: (role: MailRole, id: string, isToEveryone = false) =>
    queryOptions({
      queryKey: [key, role, 'pre-flight', id, isToEveryone],
      queryFn: ({ signal }) => campaignCalls(role).preFlight(id, isToEveryone, signal),
      staleTime: 0,
    }),
};
