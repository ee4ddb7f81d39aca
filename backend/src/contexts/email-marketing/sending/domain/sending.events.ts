import type { DomainEvent } from '../../../../kernel/outbox.js';

/** Subject type of campaigns in events and the audit log. */
export const CAMPAIGN = 'email-campaign';

/** Payload of status changes made by sending rather than by a person. */
export interface SendingFact extends Omit<MovedCampaign, 'id'> {
  readonly comments: null;
  /** Reason for pausing. */
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
