export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'sending', 'sent', 'paused', 'cancelled'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

const NEXT: Record<CampaignStatus, readonly CampaignStatus[]> = {
  draft: ['scheduled', 'sending', 'cancelled'],
  scheduled: ['paused', 'sending', 'cancelled'],
  sending: ['sent', 'paused', 'cancelled'],
  paused: ['scheduled', 'cancelled'],
  sent: [],
  cancelled: [],
};

/** Which steps there are. People take them by the campaign itself, its sending by statements. */
export const canBecome = (from: CampaignStatus, to: CampaignStatus): boolean => NEXT[from].includes(to);
