import { answer, apiAs, type components, type PageQuery, type MailRole } from '@/shared/api';

export type Campaign = components['schemas']['ListedCampaignView'];
export type WholeCampaign = components['schemas']['CampaignView'];
export type CampaignStatus = Campaign['status'];
export type NewCampaign = components['schemas']['CreateCampaign'];
export type CampaignChange = components['schemas']['ChangeCampaign'];
export type PreFlight = components['schemas']['PreFlightView'];
export type CampaignPreview = components['schemas']['CampaignPreviewView'];
export type LeavingUnapproved = components['schemas']['LeavingUnapprovedView'];
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
  preFlight: (id: string, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-campaigns/{id}/pre-flight', { params: by(id), signal })),
  preview: (id: string, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-campaigns/{id}/preview', { params: by(id), signal })),
  create: (body: NewCampaign) => apiAs(role).POST('/api/email-campaigns', { body }),
  change: (id: string, body: CampaignChange) => apiAs(role).PUT('/api/email-campaigns/{id}', { params: by(id), body }),
  delete: (id: string) => apiAs(role).DELETE('/api/email-campaigns/{id}', { params: by(id) }),
});

export const leavingUnapproved = (signal: AbortSignal) =>
  answer(apiAs('admin').GET('/api/email-campaigns/leaving-unapproved', { signal }));

export const decideCampaign = (id: string, body: components['schemas']['DecideAsOwner']) =>
  apiAs('admin').PUT('/api/email-campaigns/{id}/approval', { params: by(id), body });
