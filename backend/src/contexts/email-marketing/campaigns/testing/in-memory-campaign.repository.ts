import type { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import { InMemoryRepository } from '../../testing/in-memory-repository.js';
import { CampaignNotFound } from '../domain/campaign.errors.js';
import type { Campaign } from '../domain/campaign.js';
import type { CampaignRepository } from '../domain/ports/campaign.repository.js';

export class InMemoryCampaignRepository extends InMemoryRepository<Campaign> implements CampaignRepository {
  constructor(transaction: InMemoryTransaction) {
    super(transaction, () => new CampaignNotFound());
  }
}
