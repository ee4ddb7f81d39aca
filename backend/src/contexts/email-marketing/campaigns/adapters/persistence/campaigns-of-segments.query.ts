import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import type { Use } from '../../../../../kernel/uses.js';
import { Database } from '../../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../../platform/persistence/tracked-repository.js';
import { SegmentUses } from '../../../contacts/domain/index.js';
import type { Campaign } from '../../domain/campaign.js';
import { CampaignSchema } from './campaign.schema.js';

const GOES_TO_IT = `status in ('draft', 'scheduled', 'paused', 'sending') and started_at is null
  and recipient_criteria->>'type' = 'segment' and recipient_criteria->>'segmentId' = $1`;

/** Which campaigns would go to a segment: those whose recipients are not settled yet. */
@Injectable()
export class CampaignsOfSegments implements Use, OnModuleInit {
  private readonly campaigns: TrackedRepository<Campaign>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly uses: SegmentUses,
  ) {
    this.campaigns = database.getRepository(CampaignSchema);
  }

  onModuleInit(): void {
    this.uses.on(this);
  }

  /** Resets the owner's approval of campaigns that use the segment. */
  async changed(segmentId: string): Promise<void> {
    for (const id of await this.idsOf(segmentId)) {
      const campaign = await this.campaigns.findOneBy({ id });
      if (campaign) await this.campaigns.update(campaign, campaign.goToOthers(this.clock.now()));
    }
  }

  private async idsOf(segmentId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `select id from email_campaigns where ${GOES_TO_IT} order by id`,
      [segmentId],
    );
    return rows.map(({ id }) => id);
  }

  async namesOf(segmentId: string): Promise<string[]> {
    const rows = await this.database.query<{ name: string }[]>(
      `select name from email_campaigns where ${GOES_TO_IT} order by created_at, id`,
      [segmentId],
    );
    return rows.map(({ name }) => name);
  }
}
