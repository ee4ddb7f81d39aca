import type { EntityRows } from '../../../../../platform/persistence/entity-rows.js';
import type { EntityTables } from '../../../../../platform/persistence/entity-tables.js';
import type { Campaign } from '../../../domain/campaigns/campaign.js';
import { CampaignNotFound } from '../../../domain/campaigns/campaign.errors.js';
import { CAMPAIGN } from '../../../domain/campaigns/campaign.events.js';
import type { CampaignRepository } from '../../../domain/campaigns/ports/campaign.repository.js';
import { CampaignSchema } from './campaign.schema.js';

export class TypeOrmCampaignRepository implements CampaignRepository {
  private readonly rows: EntityRows<Campaign>;

  constructor(tables: EntityTables) {
    this.rows = tables.of(CampaignSchema, CAMPAIGN, ({ name }) => name);
  }

  add(campaign: Campaign): Promise<void> {
    return this.rows.add(campaign);
  }

  async get(id: string): Promise<Campaign> {
    const campaign = await this.rows.find(id);
    if (!campaign) throw new CampaignNotFound();
    return campaign;
  }

  save(before: Campaign, after: Campaign): Promise<void> {
    return this.rows.save(before, after);
  }

  remove(campaign: Campaign): Promise<void> {
    return this.rows.remove(campaign);
  }
}
