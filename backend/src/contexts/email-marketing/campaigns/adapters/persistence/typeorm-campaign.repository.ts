import { Injectable } from '@nestjs/common';
import type { TrackedRepository } from '../../../../../platform/persistence/tracked-repository.js';
import { Database } from '../../../../../platform/persistence/database.js';
import type { Campaign } from '../../domain/campaign.js';
import { CampaignNotFound } from '../../domain/campaign.errors.js';
import type { CampaignRepository } from '../../domain/ports/campaign.repository.js';
import { CampaignSchema } from './campaign.schema.js';

@Injectable()
export class TypeOrmCampaignRepository implements CampaignRepository {
  private readonly repository: TrackedRepository<Campaign>;

  constructor(database: Database) {
    this.repository = database.getRepository(CampaignSchema);
  }

  add(campaign: Campaign): Promise<void> {
    return this.repository.insert(campaign);
  }

  async get(id: string): Promise<Campaign> {
    const campaign = await this.repository.findOneBy({ id });
    if (!campaign) throw new CampaignNotFound();
    return campaign;
  }

  save(before: Campaign, after: Campaign): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(campaign: Campaign): Promise<void> {
    return this.repository.remove(campaign);
  }
}
