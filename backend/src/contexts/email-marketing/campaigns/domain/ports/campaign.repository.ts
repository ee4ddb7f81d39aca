import type { Campaign } from '../campaign.js';

export abstract class CampaignRepository {
  abstract add(campaign: Campaign): Promise<void>;
  /** @throws CampaignNotFound */
  abstract get(id: string): Promise<Campaign>;
  abstract save(before: Campaign, after: Campaign): Promise<void>;
  abstract remove(campaign: Campaign): Promise<void>;
}
