import type { Actor } from '../../kernel/actor.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Transaction } from '../../kernel/transaction.js';
import type { TrackedRepository } from '../../platform/persistence/tracked-repository.js';
import type { Database } from '../../platform/persistence/database.js';
import { CampaignSchema } from './adapters/persistence/campaigns/campaign.schema.js';
import { SegmentSchema } from './adapters/persistence/contacts/segment.schema.js';
import type { SegmentUsesQuery } from './adapters/persistence/contacts/segment-uses.query.js';
import type { Campaign } from './domain/campaigns/campaign.js';
import { tidyTags } from './domain/contacts/contact.js';
import { SegmentInUse, SegmentNotFound } from './domain/contacts/segment.errors.js';
import { type Segment } from './domain/contacts/segment.js';

type Described = Pick<Segment, 'name' | 'description' | 'tags' | 'conditions' | 'isActive'>;

/** Keeps the groups by which mail is addressed. */
export class SegmentsService {
  private readonly segments: TrackedRepository<Segment>;
  private readonly campaigns: TrackedRepository<Campaign>;

  constructor(
    database: Database,
    private readonly uses: SegmentUsesQuery,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.segments = database.getRepository(SegmentSchema);
    this.campaigns = database.getRepository(CampaignSchema);
  }

  /** @throws SegmentNameTaken */
  async create(described: Described, by: Actor): Promise<Segment> {
    const now = this.clock.now();
    const author = { createdBy: by.name, createdByRole: by.role };
    const segment = { ...tidy(described), ...author, id: this.ids.next(), createdAt: now, updatedAt: now };
    await this.transaction.run(by, () => this.segments.insert(segment));
    return segment;
  }

  /** @throws SegmentNotFound */
  async get(id: string): Promise<Segment> {
    const segment = await this.segments.findOneBy({ id });
    if (!segment) throw new SegmentNotFound();
    return segment;
  }

  /** @throws SegmentNotFound, SegmentNameTaken */
  edit(id: string, changes: Partial<Described>, by: Actor): Promise<Segment> {
    return this.transaction.run(by, async () => {
      const before = await this.get(id);
      const after = { ...before, ...tidy({ ...before, ...changes }), updatedAt: this.clock.now() };
      await this.segments.update(before, after);
      if (ruleOf(before) !== ruleOf(after)) await this.tellCampaigns(id);
      return after;
    });
  }

  /** @throws SegmentNotFound, SegmentInUse while a campaign that has not begun names it */
  delete(id: string, by: Actor): Promise<void> {
    return this.transaction.run(by, async () => {
      const segment = await this.get(id);
      const campaigns = await this.uses.campaignsOf(segment.id);
      if (campaigns.length > 0) throw new SegmentInUse(campaigns);
      await this.segments.remove(segment);
    });
  }

  /** The owner has seen, or approved, campaigns for those whom the segment held. */
  private async tellCampaigns(id: string): Promise<void> {
    for (const campaignId of await this.uses.campaignIdsOf(id)) {
      const campaign = await this.campaigns.findOneBy({ id: campaignId });
      if (campaign) await this.campaigns.update(campaign, campaign.goToOthers(this.clock.now()));
    }
  }
}

const tidy = (described: Described): Described => ({ ...described, tags: tidyTags(described.tags) });
/** What decides whom it holds, however the database orders it. */
const ruleOf = ({ tags, conditions, isActive }: Segment) =>
  JSON.stringify([tags, conditions.map(({ field, operator, value }) => [field, operator, value]), isActive]);
