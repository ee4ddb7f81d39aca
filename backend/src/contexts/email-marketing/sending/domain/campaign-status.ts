export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'sending', 'sent', 'paused', 'cancelled'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** Which steps there are. People take them by the campaign itself, its sending by statements. */
export const CAMPAIGN_TRANSITIONS: Record<CampaignStatus, readonly CampaignStatus[]> = {
  draft: ['scheduled', 'sending', 'cancelled'],
  scheduled: ['paused', 'sending', 'cancelled'],
  sending: ['sent', 'paused', 'cancelled'],
  paused: ['scheduled', 'cancelled'],
  sent: [],
  cancelled: [],
};
