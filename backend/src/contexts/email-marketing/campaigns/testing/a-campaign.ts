import { Campaign, type CampaignPlan } from '../domain/campaign.js';
import type { CampaignStatus } from '../../sending/domain/index.js';

export const DRAFTED_AT = new Date('2026-11-01T15:00:00.123Z');
export const DATE = new Date('2026-12-01T15:00:00.456Z');
const AUTHOR = { name: 'Site Manager', role: 'manager' };

export const PLAN: CampaignPlan = {
  name: 'Summer menu',
  description: null,
  subject: 'Hello {{firstName}}',
  htmlContent: '<p>Our menu</p>',
  previewText: null,
  textContent: null,
  templateId: null,
  templateName: null,
  recipientCriteria: { type: 'tags', tags: ['Regular'] },
  recipientCount: 3,
  scheduledDate: null,
  ignoresWeeklyLimit: false,
  subjectB: null,
  subjectTestHours: 4,
};

/** A campaign on its shortest way to the status. */
export function aCampaign(id: string, status: CampaignStatus, plan: Partial<CampaignPlan> = {}): Campaign {
  const draft = Campaign.draft(id, { ...PLAN, ...plan }, AUTHOR, DRAFTED_AT);
  switch (status) {
    case 'draft':
      return draft;
    case 'scheduled':
      return draft.schedule(DATE, false, DRAFTED_AT);
    case 'sending':
      return draft.send(false, DRAFTED_AT);
    case 'paused':
      return draft.schedule(DATE, false, DRAFTED_AT).pause(DRAFTED_AT);
    case 'cancelled':
      return draft.cancel(DRAFTED_AT);
    case 'sent': // by its sending
      return Object.assign(draft.send(false, DRAFTED_AT), { status, startedAt: DRAFTED_AT, sentDate: DRAFTED_AT });
  }
}
