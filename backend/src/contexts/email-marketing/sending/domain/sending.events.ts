import type { DomainEvent } from '../../../../kernel/outbox.js';

/** What events and trail call a campaign. */
export const CAMPAIGN = 'email-campaign';

/** Of a campaign that its own sending has moved; nobody did it. */
export interface SendingFact extends Omit<MovedCampaign, 'id'> {
  readonly comments: null;
  /** Why it was paused. */
  readonly reason: string | null;
}

export interface MovedCampaign {
  readonly id: string;
  readonly name: string;
  readonly status: 'sending' | 'paused' | 'sent';
  readonly createdBy: string;
  readonly createdByRole: string;
}

export function sendingHas(
  happened: 'started' | 'paused' | 'finished',
  { id, ...campaign }: MovedCampaign,
  reason: string | null = null,
): DomainEvent<SendingFact> {
  return {
    type: `${CAMPAIGN}.${happened}`,
    subject: { type: CAMPAIGN, id, name: campaign.name },
    payload: { ...campaign, comments: null, reason },
  };
}
