import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import type { TrackedRepository } from '../../../../../platform/persistence/tracked-repository.js';
import { StaleWhileRevalidateCache } from '../../../../../platform/persistence/stale-while-revalidate-cache.js';
import { isMailAddress } from '../../../../../platform/http/fields/index.js';
import type { Audience, AudienceCounts, SegmentCounts, Unknowns } from '../../domain/ports.js';
import type { RecipientCriteria, Segment, SegmentRule } from '../../domain/segment.js';
import type { UnsureField } from '../../../templates/domain/index.js';
import {
  audienceCountsOf,
  audienceOf,
  type AudienceStatement,
  figuresOf,
  segmentCountsOf,
  segmentEstimateOf,
  unknownsOf,
} from './audience.query.js';
import { areCostly, FRESH_MS, MAX_AGE_MS, MANY_CONTACTS } from './segment-pages.js';
import { SegmentSchema } from './typeorm-segment.repository.js';

type Counted = Omit<AudienceCounts, 'malformed'> & { readonly listed: number };
type SegmentEstimate = Omit<SegmentCounts, 'isEstimate'> & { readonly candidates: number };

@Injectable()
export class PgAudience implements Audience {
  private readonly latest = new StaleWhileRevalidateCache<Counted>(areCostly, FRESH_MS, MAX_AGE_MS);
  private readonly latestUnknowns = new StaleWhileRevalidateCache<Unknowns & { readonly listed: number }>(
    areCostly,
    FRESH_MS,
    MAX_AGE_MS,
  );
  private readonly segments: TrackedRepository<Segment>;

  constructor(private readonly database: Database) {
    this.segments = database.getRepository(SegmentSchema);
  }

  /** See `audienceOf`; null for a deleted or inactive segment. */
  async statementOf(criteria: RecipientCriteria): Promise<AudienceStatement | null> {
    const segment = await this.segmentOf(criteria);
    return criteria.type === 'segment' && !segment?.isActive ? null : audienceOf(criteria, segment);
  }

  async exists(criteria: RecipientCriteria): Promise<boolean> {
    return criteria.type !== 'segment' || (await this.segmentOf(criteria)) !== null;
  }

  async counts(criteria: RecipientCriteria): Promise<AudienceCounts> {
    const segment = await this.segmentOf(criteria);
    const count = () => this.counted(criteria, segment);
    const isOwnList = criteria.type === 'custom';
    const counted = isOwnList ? count() : this.latest.get(JSON.stringify([criteria, segment]), count);
    const { listed: _, ...counts } = await counted;
    return { ...counts, malformed: isOwnList ? criteria.emails.filter((one) => !isMailAddress(one)).length : 0 };
  }

  async unknowns(criteria: RecipientCriteria, field: UnsureField): Promise<Unknowns> {
    const segment = await this.segmentOf(criteria);
    const count = () => figuresOf<Unknowns & { listed: number }>(this.database, unknownsOf(criteria, segment, field));
    if (criteria.type === 'custom') return count();
    return this.latestUnknowns.get(JSON.stringify([criteria, segment, field]), count);
  }

  async countsOf(rule: SegmentRule): Promise<SegmentCounts> {
    return {
      ...(await figuresOf<Omit<SegmentCounts, 'isEstimate'>>(this.database, segmentCountsOf(rule))),
      isEstimate: false,
    };
  }

  async estimateOf(rule: SegmentRule): Promise<SegmentCounts | null> {
    const { candidates, ...counts } = await figuresOf<SegmentEstimate>(this.database, segmentEstimateOf(rule));
    return candidates < MANY_CONTACTS ? null : { ...counts, isEstimate: true };
  }

  private counted(criteria: RecipientCriteria, segment: Segment | null): Promise<Counted> {
    return figuresOf<Counted>(this.database, audienceCountsOf(criteria, segment));
  }

  private async segmentOf(criteria: RecipientCriteria): Promise<Segment | null> {
    return criteria.type === 'segment' ? this.segments.findOneBy({ id: criteria.segmentId }) : null;
  }
}
