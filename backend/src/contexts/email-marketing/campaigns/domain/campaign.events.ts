import type { DomainEvent } from '../../../../kernel/outbox.js';
import { CAMPAIGN, type CampaignStatus } from '../../sending/domain/index.js';
import type { Campaign } from './campaign.js';

/** Payload of campaign events. */
export interface CampaignFact {
  readonly name: string;
  readonly status: CampaignStatus;
  readonly createdBy: string;
  readonly createdByRole: string;
  readonly comments: string | null;
}

export type CampaignEventType = `email-campaign.${
  'drafted' | 'scheduled' | 'started' | 'paused' | 'cancelled' | 'approved' | 'returned' | 'deleted'}`;

export function campaignEvent(type: CampaignEventType, campaign: Campaign): DomainEvent<CampaignFact> {
  const { id, name, status, createdBy, createdByRole, approvalComments } = campaign;
  return {
    type,
    subject: { type: CAMPAIGN, id },
    payload: { name, status, createdBy, createdByRole, comments: approvalComments },
  };
}
