import type { Database } from '../../../../../platform/persistence/database.js';
import type { EntityRows } from '../../../../../platform/persistence/entity-rows.js';
import type { EntityTables } from '../../../../../platform/persistence/entity-tables.js';
import { isMailAddress } from '../../../../../platform/http/fields/index.js';
import type { Audience, AudienceCounts, SegmentCounts } from '../../../domain/contacts/ports/audience.js';
import type { RecipientCriteria } from '../../../domain/contacts/recipient-criteria.js';
import { SEGMENT, type Segment, type SegmentRule } from '../../../domain/contacts/segment.js';
import { audienceCountsOf, audienceOf, type AudienceStatement, segmentCountsOf } from './audience.js';
import { SegmentSchema } from './segment.schema.js';

type Counted = Omit<AudienceCounts, 'malformed'>;

export class PgAudience implements Audience {
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

  async counts(criteria: RecipientCriteria): Promise<AudienceCounts> {
    const { sql, params } = audienceCountsOf(criteria, await this.segmentOf(criteria));
    const [row] = await this.database.rows<Counted>(sql, params);
    if (!row) throw new Error('A select of figures always has a row.');
    const malformed = criteria.type === 'custom' ? criteria.emails.filter((one) => !isMailAddress(one)).length : 0;
    return { ...row, malformed };
  }

  async countsOf(rule: SegmentRule): Promise<SegmentCounts> {
    const { sql, params } = segmentCountsOf(rule);
    const [row] = await this.database.rows<SegmentCounts>(sql, params);
    return row ?? { contacts: 0, reachable: 0 };
  }

  private async segmentOf(criteria: RecipientCriteria): Promise<Segment | null> {
    return criteria.type === 'segment' ? this.segments.find(criteria.segmentId) : null;
  }
}
