import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../../kernel/clock.js';
import type { Use } from '../../../../../kernel/uses.js';
import { containing } from '../../../../../platform/lists/list-of.js';
import { look, type SearchOf, Searchable } from '../../../../../platform/searches.js';
import { Database } from '../../../../../platform/persistence/database.js';
import { quotedAddress } from '../../../../../platform/persistence/quoted-address.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../../platform/personal-data/personal-data.js';
import type { TrackedRepository } from '../../../../../platform/persistence/tracked-repository.js';
import { liveChannel, LiveUpdates } from '../../../../../platform/events/live-topics.js';
import { type PictureUse, type PictureUser, PictureUses } from '../../../../pictures/index.js';
import { SegmentUses } from '../../../contacts/domain/index.js';
import type { Campaign, CampaignRepository } from '../../domain/campaign.js';
import { CampaignNotFound } from '../../domain/campaign.errors.js';
import { CAMPAIGN } from '../../../sending/domain/index.js';
import { campaignList, CampaignSchema } from './campaign.schema.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  readonly createdAt: string;
}

/** By name and subject. */
const campaignSearch: SearchOf<Row> = {
  roles: ['manager', 'admin'],
  looks: (text) => [look(campaignList, { scope: 'all', filter: { words: containing(text) } })],
  found: ({ id, name, subject, createdAt }) => ({ id, title: name, detail: subject, at: createdAt }),
};

const NAMES_THEM = `recipient_criteria->>'type' = 'custom' and recipient_criteria::text ~* $1`;

/** Campaigns whose author wrote the address into their list, or whose sending stopped at it. */
@Injectable()
@PersonalDataSource('campaignLists')
export class PersonalCampaigns implements PersonalDataOf {
  constructor(private readonly database: Database) {}

  held(address: string) {
    return this.database.query<{ name: string }[]>(
      `select name, status, created_at as "createdAt" from email_campaigns where ${NAMES_THEM} order by created_at`,
      [quotedAddress(address)],
    );
  }

  async erase(address: string): Promise<void> {
    await this.database.query(
      `update email_campaigns set recipient_criteria = jsonb_set(recipient_criteria, '{emails}', (
         select coalesce(jsonb_agg(email order by place), '[]')
         from jsonb_array_elements_text(recipient_criteria->'emails') with ordinality as own (email, place) where email !~* $1))
       where ${NAMES_THEM}`,
      [quotedAddress(address)],
    );
    await this.database.query(
      `update email_campaigns set status_reason = regexp_replace(status_reason, $1, '…', 'gi') where status_reason ~* $1`,
      [quotedAddress(address)],
    );
  }
}

/** Campaigns that show an image; sent emails still need it. */
@Injectable()
export class PicturesInCampaigns implements PictureUse, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly uses: PictureUses,
  ) {}

  onModuleInit(): void {
    this.uses.on(this);
  }

  usersOf(key: string): Promise<PictureUser[]> {
    return this.database.query<PictureUser[]>(
      `select name, status in ('sent', 'cancelled') as "isOver" from email_campaigns
       where strpos(html_content, $1) > 0 order by created_at, id`,
      [`/pictures/${key}-`],
    );
  }
}

const PENDING_FOR_SEGMENT = `status in ('draft', 'scheduled', 'paused', 'sending') and started_at is null
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
      `select id from email_campaigns where ${PENDING_FOR_SEGMENT} order by id`,
      [segmentId],
    );
    return rows.map(({ id }) => id);
  }

  async namesOf(segmentId: string): Promise<string[]> {
    const rows = await this.database.query<{ name: string }[]>(
      `select name from email_campaigns where ${PENDING_FOR_SEGMENT} order by created_at, id`,
      [segmentId],
    );
    return rows.map(({ name }) => name);
  }
}

@Injectable()
@LiveUpdates(CAMPAIGN, liveChannel('email-campaigns', 'manager', 'admin'))
@Searchable('campaign', campaignSearch)
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
