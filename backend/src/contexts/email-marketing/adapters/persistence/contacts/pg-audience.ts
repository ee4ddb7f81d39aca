import type { QueryResultRow } from 'pg';
import type { Database } from '../../../../../platform/persistence/database.js';
import type { EntityRows } from '../../../../../platform/persistence/entity-rows.js';
import type { EntityTables } from '../../../../../platform/persistence/entity-tables.js';
import { LatestFigures } from '../../../../../platform/persistence/latest-figures.js';
import { isMailAddress } from '../../../../../platform/http/fields/index.js';
import type { Audience, AudienceCounts, SegmentCounts } from '../../../domain/contacts/ports/audience.js';
import type { RecipientCriteria } from '../../../domain/contacts/recipient-criteria.js';
import { SEGMENT, type Segment, type SegmentRule } from '../../../domain/contacts/segment.js';
import { audienceCountsOf, audienceOf, type AudienceStatement, segmentCountsOf } from './audience.js';
import { areDear, FRESH_MS, KEPT_MS } from './dear-counts.js';
import { SegmentSchema } from './segment.schema.js';

type Counted = Omit<AudienceCounts, 'malformed'> & { readonly listed: number };

export class PgAudience implements Audience {
  private readonly latest = new LatestFigures<Counted>(areDear, FRESH_MS, KEPT_MS);
  private readonly segments: EntityRows<Segment>;

  constructor(
    tables: EntityTables,
    private readonly database: Database,
  ) {
    this.segments = tables.of(SegmentSchema, SEGMENT);
  }

  /** Of `(contact_id, email, address, name)`; see `audienceOf`. */
  async statementOf(criteria: RecipientCriteria): Promise<AudienceStatement> {
    return audienceOf(criteria, await this.segmentOf(criteria));
  }

  async isThere(criteria: RecipientCriteria): Promise<boolean> {
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

  async countsOf(rule: SegmentRule): Promise<SegmentCounts> {
    const { sql, params } = segmentCountsOf(rule);
    const [row] = await this.database.rows<SegmentCounts & QueryResultRow>(sql, params);
    if (!row) throw new Error('A select of figures always has a row.');
    return row;
  }

  private async counted(criteria: RecipientCriteria, segment: Segment | null): Promise<Counted> {
    const { sql, params } = audienceCountsOf(criteria, segment);
    const [row] = await this.database.rows<Counted & QueryResultRow>(sql, params);
    if (!row) throw new Error('A select of figures always has a row.');
    return row;
  }

  private async segmentOf(criteria: RecipientCriteria): Promise<Segment | null> {
    return criteria.type === 'segment' ? this.segments.find(criteria.segmentId) : null;
  }
}
