import type { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import { InMemoryRepository } from '../../testing/in-memory-repository.js';
import { CampaignNotFound } from '../domain/campaign.errors.js';
import type { Campaign, CampaignRepository } from '../domain/campaign.js';

export class InMemoryCampaignRepository extends InMemoryRepository<Campaign> implements CampaignRepository {
  constructor(transaction: InMemoryTransaction) {
    super(transaction, () => new CampaignNotFound());
  }
}
