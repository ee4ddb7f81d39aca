export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'sending', 'sent', 'paused', 'cancelled'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** Allowed status changes. People make them through `Campaign`, sending through SQL statements. */
export const CAMPAIGN_TRANSITIONS: Record<CampaignStatus, readonly CampaignStatus[]> = {
  draft: ['scheduled', 'sending', 'cancelled'],
  scheduled: ['paused', 'sending', 'cancelled'],
  sending: ['sent', 'paused', 'cancelled'],
  paused: ['scheduled', 'cancelled'],
  sent: [],
  cancelled: [],
};
