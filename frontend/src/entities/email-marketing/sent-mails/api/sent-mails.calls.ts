import { answer, apiAs, type components, type PageQuery, type MailRole } from '@/shared/api';

export type SentMail = components['schemas']['EmailHistoryView'];
export type MailStatus = SentMail['status'];
export type EmailFigures = components['schemas']['EmailFiguresView'];
export type Progress = components['schemas']['CampaignProgressView'];

export interface Period {
  days: EmailDays;
  campaignId?: string;
}

export interface MailFilter extends Partial<Period> {
  status?: MailStatus;
}

export const emailDays = [7, 30, 90, 365] as const;
export type EmailDays = (typeof emailDays)[number];

const by = (id: string) => ({ params: { path: { id } } });

export const emailHistoryCalls = (role: MailRole) => ({
  list: (filter: MailFilter) => (query: PageQuery, signal: AbortSignal) =>
    apiAs(role).GET('/api/email-history', { params: { query: { ...query, ...filter } }, signal }),
  figures: (query: Period, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-history/summary', { params: { query }, signal })),
  progress: (id: string, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-campaigns/{id}/progress', { ...by(id), signal })),
  links: (id: string, signal: AbortSignal) =>
    answer(apiAs(role).GET('/api/email-campaigns/{id}/links', { ...by(id), signal })),
});
